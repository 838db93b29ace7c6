// SPDX-License-Identifier: MIT
// Declarations of musl, the C library of static Linux programs, as far as Sources uses them.
typedef __SIZE_TYPE__ size_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef long ssize_t;
typedef int64_t time_t;
typedef unsigned mode_t;
typedef unsigned pthread_key_t;
typedef struct thread_of_the_library *pthread_t;
typedef unsigned long nfds_t;
typedef int clockid_t;

#define EBADF 9
#define EINTR 4
#define EAGAIN 11
#define EWOULDBLOCK EAGAIN
char *strerror(int code);
char *getenv(const char *name);
void * _Nullable malloc(size_t size);
void free(void * _Nullable block);
int atexit(void (*body)(void));
int getpid(void);

struct FILE_of_the_library;
typedef struct FILE_of_the_library FILE;
FILE *fopen(const char *path, const char *mode);
int fclose(FILE *file);
size_t fread(void *buffer, size_t size, size_t count, FILE *file);
size_t fwrite(const void *buffer, size_t size, size_t count, FILE *file);

struct timespec { time_t tv_sec; long tv_nsec; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year; };
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
int clock_gettime(clockid_t clock, struct timespec *time);
struct tm *localtime_r(const time_t *time, struct tm *local);
int sched_yield(void);
int usleep(unsigned microseconds);

pthread_t pthread_self(void);
int pthread_getcpuclockid(pthread_t thread, clockid_t *clock);
int pthread_key_create(pthread_key_t *key, void (*destructor)(void *));
void *pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *value);

#define RTLD_LAZY 1
void *dlopen(const char *path, int mode);
void *dlsym(void *handle, const char *name);

#define STDERR_FILENO 2
ssize_t read(int file, void *buffer, size_t count);
ssize_t write(int file, const void *buffer, size_t count);
int close(int file);
int pipe(int ends[2]);
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 1030
#define FD_CLOEXEC 1
#define O_WRONLY 1
#define O_RDWR 2
#define O_NONBLOCK 2048
struct pollfd { int fd; short events, revents; };
#define POLLIN 1
int poll(struct pollfd *places, nfds_t count, int timeout);

struct stat {
  uint64_t st_dev, st_ino;
  mode_t st_mode;
  int64_t st_size;
  struct timespec st_mtim;
};
int stat(const char *path, struct stat *info);
int fstat(int file, struct stat *info);

#define EMFILE 24
#define ENFILE 23
#define EACCES 13
#define EADDRINUSE 98
typedef unsigned socklen_t;
typedef unsigned short sa_family_t;
struct in_addr { unsigned s_addr; };
struct sockaddr { sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in { sa_family_t sin_family; unsigned short sin_port; struct in_addr sin_addr; char sin_zero[8]; };
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 1
#define SO_REUSEADDR 2
#define INADDR_LOOPBACK 0x7f000001
#define MSG_NOSIGNAL 0x4000
#define SHUT_WR 1
#define POLLOUT 4
int socket(int domain, int type, int protocol);
int setsockopt(int socket, int level, int option, const void *value, socklen_t length);
int bind(int socket, const struct sockaddr *address, socklen_t length);
int getsockname(int socket, struct sockaddr *address, socklen_t *length);
int listen(int socket, int backlog);
int accept(int socket, struct sockaddr *address, socklen_t *length);
ssize_t recv(int socket, void *buffer, size_t count, int flags);
ssize_t send(int socket, const void *buffer, size_t count, int flags);
int shutdown(int socket, int how);

typedef struct { unsigned long bits[16]; } sigset_t;
struct sigaction { int sa_flags; };
#define SIG_SETMASK 2
int sigemptyset(sigset_t *set);
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old);
int sigaction(int number, const struct sigaction *action, struct sigaction *old);
void (*signal(int number, void (*handler)(int)))(int);
