// SPDX-License-Identifier: MIT
// Counts heap allocations by standing in front of glibc's allocator. While counting is off the cost
// is one predictable branch a call.
#include "cbench.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CBENCH_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(CBENCH_SANITIZED) && !defined(CBENCH_NO_COUNTING)
#define CBENCH_COUNTS 1
#else
#define CBENCH_COUNTS 0
#endif

static bool counting;
static uint64_t allocations;
static uint64_t frees;

bool cbench_can_count(void) { return CBENCH_COUNTS; }

void cbench_start_counting(void) {
  __atomic_store_n(&allocations, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&frees, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&counting, true, __ATOMIC_SEQ_CST);
}

void cbench_stop_counting(void) { __atomic_store_n(&counting, false, __ATOMIC_SEQ_CST); }
uint64_t cbench_allocations(void) { return __atomic_load_n(&allocations, __ATOMIC_SEQ_CST); }
uint64_t cbench_frees(void) { return __atomic_load_n(&frees, __ATOMIC_SEQ_CST); }

// Not inlined, and with an effect, so that each call is one.
__attribute__((noinline)) void cbench_boundary(void) { __asm__ volatile("" ::: "memory"); }

#if defined(__GLIBC__)
#include <malloc.h>
size_t cbench_heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
size_t cbench_heap_in_use(void) { return 0; }
#endif

#if CBENCH_COUNTS
#include <errno.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

#define IS_COUNTING __builtin_expect(__atomic_load_n(&counting, __ATOMIC_RELAXED), 0)

static __attribute__((noinline, cold)) void add(uint64_t *counter) {
  __atomic_fetch_add(counter, 1, __ATOMIC_RELAXED);
}

void *malloc(size_t size) {
  if (IS_COUNTING) add(&allocations);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  if (IS_COUNTING) add(&allocations);
  return __libc_calloc(count, size);
}

// Growing a block is no new block.
void *realloc(void *block, size_t size) {
  if (IS_COUNTING && !block) add(&allocations);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  if (IS_COUNTING) add(&allocations);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  if (IS_COUNTING && block) add(&frees);
  __libc_free(block);
}
#endif
