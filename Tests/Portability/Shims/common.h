// Declarations that macOS and Musl have in common, as far as the workshop uses them: only names,
// types and numbers for the compiler. Nothing can be linked.

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef int pid_t;
typedef unsigned int socklen_t;
typedef unsigned int uid_t;
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
typedef struct FILE FILE;
struct sockaddr;

struct pollfd { int fd; short events; short revents; };
struct in_addr { in_addr_t s_addr; };
struct in6_addr { union { uint8_t bytes[16]; uint32_t words[4]; } address; };
struct timeval { long tv_sec; long tv_usec; };

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define AF_INET 2
#define SOCK_STREAM 1
#define SOMAXCONN 128
#define SHUT_WR 1
#define POLLIN 0x001
#define POLLOUT 0x004
#define POLLERR 0x008
#define POLLHUP 0x010
#define POLLNVAL 0x020
#define TCSADRAIN 1
#define TCSAFLUSH 2
#define FD_CLOEXEC 1
#define F_GETFL 3
#define F_SETFL 4
#define F_SETFD 2
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define IFF_UP 0x1
#define IFF_LOOPBACK 0x8
#define IFF_RUNNING 0x40
#define LOCK_EX 2
#define LOCK_NB 4
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define ENOMEM 12
#define EEXIST 17
#define ENOTDIR 20
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGTERM 15
#define SIGKILL 9

int accept(int, struct sockaddr *, socklen_t *);
int bind(int, const struct sockaddr *, socklen_t);
int close(int);
int getpagesize(void);
int getpgrp(void);
int getpid(void);
int getsockname(int, struct sockaddr *, socklen_t *);
int isatty(int);
int kill(pid_t, int);
pid_t getpgid(pid_t);
int listen(int, int);
int pipe(int [2]);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
int socket(int, int, int);
int atexit(void (*)(void));
int fflush(FILE *);
int flock(int, int);
struct stat;
int lstat(const char *, struct stat *);
int rename(const char *, const char *);
int unlink(const char *);
pid_t tcgetpgrp(int);
ssize_t read(int, void *, size_t);
ssize_t recv(int, void *, size_t, int);
ssize_t send(int, const void *, size_t, int);
ssize_t write(int, const void *, size_t);
char *strerror(int);
_Noreturn void exit(int);
void (*signal(int, void (*)(int)))(int);
