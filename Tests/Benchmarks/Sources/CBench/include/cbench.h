// SPDX-License-Identifier: MIT
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this build can count allocations (Linux with glibc, no address sanitizer).
bool cbench_can_count(void);

/// Starts counting from zero.
void cbench_start_counting(void);

/// Stops counting; the counters keep their values.
void cbench_stop_counting(void);

/// Heap blocks handed out since counting started.
uint64_t cbench_allocations(void);

/// Heap blocks given back since counting started.
uint64_t cbench_frees(void);

/// Bytes of heap in use now, including the allocator's own headers; 0 where unknown.
size_t cbench_heap_in_use(void);

/// Does nothing: callgrind writes what it counted and starts from zero, if it is told this name.
void cbench_boundary(void);
