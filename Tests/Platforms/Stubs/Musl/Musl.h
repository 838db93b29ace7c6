// SPDX-License-Identifier: MIT
// musl, the C library of static Linux programs.
#define NONNULL
#define NULLABLE
#define DESTROYED
#define MODIFIED st_mtim
#define LENGTH(name)
typedef __INT64_TYPE__ time_t;
typedef unsigned mode_t;
typedef unsigned pthread_key_t;
typedef struct thread_of_the_library *pthread_t;
typedef unsigned long nfds_t;
typedef unsigned short sa_family_t;
#define MSG_NOSIGNAL 0x4000

#include "../posix.h"

int pthread_getcpuclockid(pthread_t thread, clockid_t *clock);
