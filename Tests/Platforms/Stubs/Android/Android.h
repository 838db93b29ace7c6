// SPDX-License-Identifier: MIT
// Declarations of Bionic, the C library of Android, as far as Sources uses them. Its headers say which
// pointers may be null.
typedef __SIZE_TYPE__ size_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef long ssize_t;
typedef long time_t;
typedef unsigned mode_t;
typedef int pthread_key_t;
typedef long pthread_t;
typedef unsigned nfds_t;
typedef int clockid_t;

#define EBADF 9
#define EINTR 4
#define EAGAIN 11
#define EWOULDBLOCK EAGAIN
char * _Nonnull strerror(int code);
char * _Nullable getenv(const char * _Nonnull name);
void * _Nullable malloc(size_t size);
void free(void * _Nullable block);
int atexit(void (* _Nonnull body)(void));
int getpid(void);

struct FILE_of_the_library;
typedef struct FILE_of_the_library FILE;
FILE * _Nullable fopen(const char * _Nonnull path, const char * _Nonnull mode);
int fclose(FILE * _Nonnull file);
size_t fread(void * _Nonnull buffer, size_t size, size_t count, FILE * _Nonnull file);
size_t fwrite(const void * _Nonnull buffer, size_t size, size_t count, FILE * _Nonnull file);

struct timespec { time_t tv_sec; long tv_nsec; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year; };
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
int clock_gettime(clockid_t clock, struct timespec * _Nonnull time);
struct tm * _Nullable localtime_r(const time_t * _Nonnull time, struct tm * _Nonnull local);
int sched_yield(void);
int usleep(unsigned microseconds);

pthread_t pthread_self(void);
int pthread_getcpuclockid(pthread_t thread, clockid_t * _Nonnull clock);
int pthread_key_create(pthread_key_t * _Nonnull key, void (* _Nullable destructor)(void * _Nullable));
void * _Nullable pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void * _Nullable value);

#define RTLD_LAZY 1
void * _Nullable dlopen(const char * _Nullable path, int mode);
void * _Nullable dlsym(void *handle, const char * _Nullable name);

#define STDERR_FILENO 2
ssize_t read(int file, void *buffer, size_t count);
ssize_t write(int file, const void *buffer, size_t count);
int close(int file);
int pipe(int ends[_Nonnull 2]);
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
int poll(struct pollfd * _Nullable places, nfds_t count, int timeout);

struct stat {
  uint64_t st_dev, st_ino;
  mode_t st_mode;
  int64_t st_size;
  struct timespec st_mtim;
};
int stat(const char * _Nonnull path, struct stat * _Nonnull info);
int fstat(int file, struct stat * _Nonnull info);

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
int setsockopt(int socket, int level, int option, const void * _Nullable value, socklen_t length);
int bind(int socket, const struct sockaddr * _Nonnull address, socklen_t length);
int getsockname(int socket, struct sockaddr * _Nonnull address, socklen_t * _Nonnull length);
int listen(int socket, int backlog);
int accept(int socket, struct sockaddr * _Nullable address, socklen_t * _Nullable length);
ssize_t recv(int socket, void * _Nullable buffer, size_t count, int flags);
ssize_t send(int socket, const void * _Nonnull buffer, size_t count, int flags);
int shutdown(int socket, int how);

typedef struct { unsigned long bits[16]; } sigset_t;
struct sigaction { int sa_flags; };
#define SIG_SETMASK 2
int sigemptyset(sigset_t * _Nonnull set);
int pthread_sigmask(int how, const sigset_t * _Nullable set, sigset_t * _Nullable old);
int sigaction(int number, const struct sigaction * _Nullable action, struct sigaction * _Nullable old);
void (* _Nullable signal(int number, void (* _Nullable handler)(int)))(int);
