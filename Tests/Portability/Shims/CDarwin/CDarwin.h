// The C library of macOS, with the declarations of its SDK's headers as far as the workshop uses
// them: only names, types and numbers for the compiler. Nothing can be linked.

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
#define EISDIR 21
#define EPERM 1
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
long fpathconf(int, int);
#define _PC_VDISABLE 9
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

typedef unsigned char sa_family_t;
typedef unsigned char cc_t;
typedef unsigned int nfds_t;
typedef unsigned int sigset_t;
typedef unsigned long speed_t;
typedef unsigned long tcflag_t;
typedef int dev_t;
typedef uint16_t mode_t;
typedef uint64_t ino_t;
typedef uint64_t rlim_t;

struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in {
  uint8_t sin_len; sa_family_t sin_family; in_port_t sin_port; struct in_addr sin_addr;
  char sin_zero[8];
};
struct sockaddr_in6 {
  uint8_t sin6_len; sa_family_t sin6_family; in_port_t sin6_port; uint32_t sin6_flowinfo;
  struct in6_addr sin6_addr; uint32_t sin6_scope_id;
};
struct ifaddrs {
  struct ifaddrs *ifa_next; char *ifa_name; unsigned int ifa_flags; struct sockaddr *ifa_addr;
  struct sockaddr *ifa_netmask; struct sockaddr *ifa_dstaddr; void *ifa_data;
};
struct termios {
  tcflag_t c_iflag; tcflag_t c_oflag; tcflag_t c_cflag; tcflag_t c_lflag; cc_t c_cc[20];
  speed_t c_ispeed; speed_t c_ospeed;
};
struct siginfo;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct siginfo *, void *);
};
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
struct timespec { long tv_sec; long tv_nsec; };
struct stat { mode_t st_mode; int64_t st_size; struct timespec st_ctimespec; };
typedef struct fd_set { int32_t fds_bits[32]; } fd_set;

#define AF_INET6 30
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_NOSIGPIPE 0x1022
#define ECHO 0x00000008
#define ECHONL 0x00000010
#define ICANON 0x00000100
#define VSUSP 10
#define VMIN 16
#define VTIME 17
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_DIRECTORY 0x00100000
#define EDQUOT 69
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define RLIMIT_NOFILE 8
#define SIGSTOP 17
int proc_listchildpids(pid_t, void *, int);
int proc_listallpids(void *, int);
#define RUSAGE_INFO_V0 0
typedef void *rusage_info_t;
struct rusage_info_v0 {
  uint8_t ri_uuid[16]; uint64_t ri_user_time; uint64_t ri_system_time; uint64_t ri_pkg_idle_wkups;
  uint64_t ri_interrupt_wkups; uint64_t ri_pageins; uint64_t ri_wired_size;
  uint64_t ri_resident_size; uint64_t ri_phys_footprint; uint64_t ri_proc_start_abstime;
  uint64_t ri_proc_exit_abstime;
};
int proc_pid_rusage(int, int, rusage_info_t *);
#define CTL_KERN 1
#define KERN_PROCARGS2 49
int sysctl(int *, unsigned int, void *, size_t *, void *, size_t);
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define EADDRINUSE 48
#define EADDRNOTAVAIL 49
#define ECONNABORTED 53
#define ENOBUFS 55
#define SIGTSTP 18
#define SIGCONT 19
#define SIGWINCH 28

int getifaddrs(struct ifaddrs **);
int getrlimit(int, struct rlimit *);
int poll(struct pollfd *, nfds_t, int);
int select(int, fd_set *, fd_set *, fd_set *, struct timeval *);
int setrlimit(int, const struct rlimit *);
int sigaction(int, const struct sigaction *, struct sigaction *);
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
void freeifaddrs(struct ifaddrs *);
#define SIG_SETMASK 3
int sigemptyset(sigset_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
