// SPDX-License-Identifier: MIT
// Apple's C library, as far as Sources uses it without a user interface.
#define NONNULL _Nonnull
#define NULLABLE _Nullable
#define DESTROYED _Nonnull
#define MODIFIED st_mtimespec
#define LENGTH(name) unsigned char name;
typedef long time_t;
typedef unsigned short mode_t;
typedef unsigned long pthread_key_t;
typedef struct thread_of_the_library *pthread_t;
typedef unsigned nfds_t;
typedef unsigned char sa_family_t;
#define SO_NOSIGPIPE 0x1022

#include "../posix.h"

int pthread_main_np(void);

typedef struct os_unfair_lock_s { unsigned word; } os_unfair_lock;
typedef os_unfair_lock *os_unfair_lock_t;
void os_unfair_lock_lock(os_unfair_lock_t NONNULL lock);
void os_unfair_lock_unlock(os_unfair_lock_t NONNULL lock);
