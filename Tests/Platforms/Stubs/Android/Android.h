// SPDX-License-Identifier: MIT
// Bionic, the C library of Android. Its headers say which pointers may be null.
#define NONNULL _Nonnull
#define NULLABLE _Nullable
#define DESTROYED _Nullable
#define MODIFIED st_mtim
#define LENGTH(name)
typedef long time_t;
typedef unsigned mode_t;
typedef int pthread_key_t;
typedef long pthread_t;
typedef unsigned nfds_t;
typedef unsigned short sa_family_t;
#define MSG_NOSIGNAL 0x4000

#include "../posix.h"

int pthread_getcpuclockid(pthread_t thread, clockid_t * _Nonnull clock);
