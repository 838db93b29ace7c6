// SPDX-License-Identifier: MIT
// Declarations of the C library of a POSIX platform, as far as Sources uses them. The platform's header
// defines the types and the nullability of pointers that differ, and includes this one.
typedef __SIZE_TYPE__ size_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef long ssize_t;
typedef int clockid_t;

#define EBADF 9
#define EINTR 4
#define EAGAIN 11
#define EWOULDBLOCK EAGAIN
char * NONNULL strerror(int code);
char * NULLABLE getenv(const char * NONNULL name);
void * _Nullable malloc(size_t size);
void free(void * _Nullable block);
int atexit(void (* NONNULL body)(void));
int getpid(void);

struct FILE_of_the_library;
typedef struct FILE_of_the_library FILE;
FILE * NULLABLE fopen(const char * NONNULL path, const char * NONNULL mode);
int fclose(FILE * NONNULL file);
size_t fread(void * NONNULL buffer, size_t size, size_t count, FILE * NONNULL file);
size_t fwrite(const void * NONNULL buffer, size_t size, size_t count, FILE * NONNULL file);

#define SEEK_END 2
int fseek(FILE * NONNULL file, long offset, int origin);
long ftell(FILE * NONNULL file);
int fileno(FILE * NONNULL file);
#define PROT_READ 1
#define MAP_SHARED 1
void * NULLABLE mmap(void * NULLABLE start, size_t length, int protection, int flags, int file, int64_t offset);
int munmap(void * NONNULL start, size_t length);
char * NULLABLE strstr(const char * NONNULL text, const char * NONNULL part);

struct timespec { time_t tv_sec; long tv_nsec; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year; };
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
int clock_gettime(clockid_t clock, struct timespec * NONNULL time);
struct tm * NULLABLE localtime_r(const time_t * NONNULL time, struct tm * NONNULL local);
int sched_yield(void);
int usleep(unsigned microseconds);

pthread_t pthread_self(void);
int pthread_key_create(pthread_key_t * NONNULL key, void (* NULLABLE destructor)(void * DESTROYED));
void * NULLABLE pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void * NULLABLE value);

#define RTLD_LAZY 1
void * NULLABLE dlopen(const char * NULLABLE path, int mode);
void * NULLABLE dlsym(void *handle, const char * NULLABLE name);

#define STDERR_FILENO 2
ssize_t read(int file, void *buffer, size_t count);
ssize_t write(int file, const void *buffer, size_t count);
int close(int file);
int pipe(int ends[NONNULL 2]);
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
int poll(struct pollfd * NULLABLE places, nfds_t count, int timeout);

struct stat {
  uint64_t st_dev, st_ino;
  mode_t st_mode;
  int64_t st_size;
  struct timespec MODIFIED;
};
int stat(const char * NONNULL path, struct stat * NONNULL info);
int fstat(int file, struct stat * NONNULL info);

#define EMFILE 24
#define ENFILE 23
#define EACCES 13
#define EADDRINUSE 98
typedef unsigned socklen_t;
struct in_addr { unsigned s_addr; };
struct sockaddr { LENGTH(sa_len) sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in { LENGTH(sin_len) sa_family_t sin_family; unsigned short sin_port; struct in_addr sin_addr; char sin_zero[8]; };
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 1
#define SO_REUSEADDR 2
#define INADDR_LOOPBACK 0x7f000001
#define SHUT_WR 1
#define SHUT_RDWR 2
#define POLLOUT 4
int socket(int domain, int type, int protocol);
int setsockopt(int socket, int level, int option, const void * NULLABLE value, socklen_t length);
int bind(int socket, const struct sockaddr * NONNULL address, socklen_t length);
int getsockname(int socket, struct sockaddr * NONNULL address, socklen_t * NONNULL length);
int listen(int socket, int backlog);
int accept(int socket, struct sockaddr * NULLABLE address, socklen_t * NULLABLE length);
ssize_t recv(int socket, void * NULLABLE buffer, size_t count, int flags);
ssize_t send(int socket, const void * NONNULL buffer, size_t count, int flags);
int shutdown(int socket, int how);

typedef struct { unsigned long bits[16]; } sigset_t;
struct sigaction { int sa_flags; };
#define SIG_SETMASK 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGBUS 7
#define SIGFPE 8
#define SIGSEGV 11
int sigemptyset(sigset_t * NONNULL set);
int pthread_sigmask(int how, const sigset_t * NULLABLE set, sigset_t * NULLABLE old);
int sigaction(int number, const struct sigaction * NULLABLE action, struct sigaction * NULLABLE old);
void (* NULLABLE signal(int number, void (* NULLABLE handler)(int)))(int);
