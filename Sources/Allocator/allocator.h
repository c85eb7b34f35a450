// What Swift's module of the C library on Linux leaves out: how the allocator gives memory back.
#if defined(__linux__)
#include <malloc.h>
#endif
