/* Only what was synced survives a power cut. Loaded before libc, this keeps for every file under POWER_CUT_FOLDER an undo log
 * of what was written since its last fsync: each entry holds the bytes before and after. The parent process applies the log
 * after it killed the server, taking back all unsynced writes or a random part of them, as a disk would.
 * fsync itself is not passed on (nothing is really at risk), it only empties the log. Files named -shm or .owner are left alone:
 * SQLite rebuilds the one after a crash, and the other holds nothing. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES = 1024, WRITE = 1, TRUNCATE = 2 };

/* One entry: this header, `before` old bytes, `after` new bytes. `size` is the length of the file before the change. */
struct entry { uint64_t kind, offset, size, before, after; };

static int log_of[FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_close)(int);
static int (*real_open)(const char *, int, ...);

__attribute__((constructor)) static void start(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_close = dlsym(RTLD_NEXT, "close");
  real_open = dlsym(RTLD_NEXT, "open64");
}

static int ends(const char *text, const char *with) {
  size_t a = strlen(text), b = strlen(with);
  return a >= b && strcmp(text + a - b, with) == 0;
}

static void watch(int fd, const char *path) {
  const char *folder = getenv("POWER_CUT_FOLDER");
  if (fd < 0 || fd >= FILES || folder == NULL || strncmp(path, folder, strlen(folder)) != 0) return;
  if (!ends(path, ".db") && !ends(path, "-wal") && !ends(path, "-journal")) return;
  char name[PATH_MAX];
  snprintf(name, sizeof name, "%s.undo", path);
  /* One log per path, whichever descriptor wrote: a descriptor of the same file continues it. */
  log_of[fd] = real_open(name, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  int fd = real_open(path, flags, mode);
  watch(fd, path);
  return fd;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  int fd = real_open(path, flags, mode);
  watch(fd, path);
  return fd;
}

int close(int fd) {
  if (fd >= 0 && fd < FILES && log_of[fd] > 0) {
    real_close(log_of[fd]);
    log_of[fd] = 0;
  }
  return real_close(fd);
}

/* Written before the change itself: killed in between, undoing changes nothing. */
static void remember(int fd, uint64_t kind, uint64_t offset, const void *bytes, size_t count) {
  struct stat now;
  if (fstat(fd, &now) != 0) return;
  uint64_t end = kind == WRITE ? offset + count : (uint64_t)now.st_size;
  uint64_t known = end < (uint64_t)now.st_size ? end : (uint64_t)now.st_size;
  uint64_t before = known > offset ? known - offset : 0;
  struct entry head = {kind, offset, (uint64_t)now.st_size, before, kind == WRITE ? count : 0};
  size_t length = sizeof head + before + head.after;
  char *record = malloc(length);
  memcpy(record, &head, sizeof head);
  if (before > 0 && pread(fd, record + sizeof head, before, offset) != (ssize_t)before) abort();
  if (head.after > 0) memcpy(record + sizeof head + before, bytes, count);
  if (real_write(log_of[fd], record, length) != (ssize_t)length) abort();
  free(record);
}

static int watched(int fd) { return fd >= 0 && fd < FILES && log_of[fd] > 0; }

ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t offset) {
  if (!watched(fd)) return real_pwrite(fd, bytes, count, offset);
  pthread_mutex_lock(&lock);
  remember(fd, WRITE, offset, bytes, count);
  ssize_t done = real_pwrite(fd, bytes, count, offset);
  pthread_mutex_unlock(&lock);
  return done;
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) { return pwrite64(fd, bytes, count, offset); }

ssize_t write(int fd, const void *bytes, size_t count) {
  if (!watched(fd)) return real_write(fd, bytes, count);
  pthread_mutex_lock(&lock);
  remember(fd, WRITE, lseek(fd, 0, SEEK_CUR), bytes, count);
  ssize_t done = real_write(fd, bytes, count);
  pthread_mutex_unlock(&lock);
  return done;
}

int ftruncate64(int fd, off_t length) {
  if (!watched(fd)) return real_ftruncate(fd, length);
  pthread_mutex_lock(&lock);
  remember(fd, TRUNCATE, length, NULL, 0);
  int done = real_ftruncate(fd, length);
  pthread_mutex_unlock(&lock);
  return done;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int synced(int fd) {
  if (!watched(fd)) return 0;
  /* A disk takes its time; the power may well go while it does. */
  usleep(2000);
  pthread_mutex_lock(&lock);
  int done = real_ftruncate(log_of[fd], 0);
  pthread_mutex_unlock(&lock);
  return done;
}
int fsync(int fd) { return synced(fd); }
int fdatasync(int fd) { return synced(fd); }
