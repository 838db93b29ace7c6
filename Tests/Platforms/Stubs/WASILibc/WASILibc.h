// SPDX-License-Identifier: MIT
// Declarations of wasi-libc, the C library of WebAssembly programs, as far as Sources uses them. It has no
// processes, signals, pipes, dynamic libraries or, in the target without threads, POSIX threads.

typedef __SIZE_TYPE__ size_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef long ssize_t;
typedef int64_t time_t;
typedef unsigned mode_t;

char *strerror(int code);
char *getenv(const char *name);
void * _Nullable malloc(size_t size);
void free(void * _Nullable block);
int atexit(void (*body)(void));

struct FILE_of_the_library;
typedef struct FILE_of_the_library FILE;
FILE *fopen(const char *path, const char *mode);
int fclose(FILE *file);
size_t fread(void *buffer, size_t size, size_t count, FILE *file);
size_t fwrite(const void *buffer, size_t size, size_t count, FILE *file);

struct timespec { time_t tv_sec; long tv_nsec; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year; };
#define TIME_UTC 1
int timespec_get(struct timespec *time, int base);
struct tm *localtime_r(const time_t *time, struct tm *local);
int sched_yield(void);
int usleep(unsigned microseconds);

#define STDERR_FILENO 2
ssize_t write(int file, const void *buffer, size_t count);

struct stat {
  uint64_t st_dev, st_ino;
  mode_t st_mode;
  int64_t st_size;
  struct timespec st_mtim;
};
int stat(const char *path, struct stat *info);
int fstat(int file, struct stat *info);

#ifdef _REENTRANT
typedef unsigned pthread_key_t;
int pthread_key_create(pthread_key_t *key, void (*destructor)(void *));
void *pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *value);
#endif
