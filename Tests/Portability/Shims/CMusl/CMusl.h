// The C library Musl, with the declarations of its headers: see ../common.h.

#include "../common.h"

typedef unsigned short sa_family_t;
typedef unsigned char cc_t;
typedef unsigned long nfds_t;
typedef unsigned int speed_t;
typedef unsigned int tcflag_t;
typedef unsigned int mode_t;
typedef uint64_t dev_t;
typedef uint64_t ino_t;
typedef unsigned long long rlim_t;
typedef struct sigset_t { unsigned long bits[16]; } sigset_t;

struct sockaddr { sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in {
  sa_family_t sin_family; in_port_t sin_port; struct in_addr sin_addr; uint8_t sin_zero[8];
};
struct sockaddr_in6 {
  sa_family_t sin6_family; in_port_t sin6_port; uint32_t sin6_flowinfo;
  struct in6_addr sin6_addr; uint32_t sin6_scope_id;
};
struct ifaddrs {
  struct ifaddrs *ifa_next; char *ifa_name; unsigned ifa_flags; struct sockaddr *ifa_addr;
  struct sockaddr *ifa_netmask; union { struct sockaddr *ifu_broadaddr; } ifa_ifu; void *ifa_data;
};
struct termios {
  tcflag_t c_iflag; tcflag_t c_oflag; tcflag_t c_cflag; tcflag_t c_lflag; cc_t c_line;
  cc_t c_cc[32]; speed_t c_ispeed; speed_t c_ospeed;
};
typedef struct { int si_signo, si_errno, si_code; char rest[116]; } siginfo_t;
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
typedef unsigned id_t;
#define WNOHANG 1
#define WEXITED 4
#define WNOWAIT 0x1000000
int waitid(idtype_t, id_t, siginfo_t *, int);
struct sigaction {
  union {
    void (*sa_handler)(int);
    void (*sa_sigaction)(int, siginfo_t *, void *);
  } __sa_handler;
  sigset_t sa_mask; int sa_flags; void (*sa_restorer)(void);
};
struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
struct timespec { long tv_sec; long tv_nsec; };
struct stat { mode_t st_mode; int64_t st_size; struct timespec st_ctim; };
typedef struct fd_set { unsigned long fds_bits[16]; } fd_set;

#define SIGSTOP 19
#define SIGCHLD 17
#define AF_INET6 10
#define SOL_SOCKET 1
#define SO_REUSEADDR 2
#define MSG_NOSIGNAL 0x4000
#define ECHO 0000010
#define ECHONL 0000100
#define ICANON 0000002
#define VMIN 6
#define VTIME 5
#define O_CREAT 0100
#define O_EXCL 0200
#define O_TRUNC 01000
#define O_APPEND 02000
#define O_NONBLOCK 04000
#define O_DIRECTORY 0200000
#define O_NOFOLLOW 0400000
#define EDQUOT 122
#define O_CLOEXEC 02000000
#define RLIMIT_NOFILE 7
#define EAGAIN 11
#define EWOULDBLOCK EAGAIN
#define EADDRINUSE 98
#define EADDRNOTAVAIL 99
#define ECONNABORTED 103
#define ENOBUFS 105
#define SIGTSTP 20
#define SIGCONT 18
#define SIGWINCH 28

#define IN_MODIFY 0x00000002
#define IN_CLOSE_WRITE 0x00000008
#define IN_MOVED_FROM 0x00000040
#define IN_MOVED_TO 0x00000080
#define IN_MOVE (IN_MOVED_FROM | IN_MOVED_TO)
#define IN_CREATE 0x00000100
#define IN_DELETE 0x00000200
#define IN_MOVE_SELF 0x00000800
#define IN_ONLYDIR 0x01000000
#define IN_NONBLOCK O_NONBLOCK
#define IN_CLOEXEC O_CLOEXEC

int inotify_init1(int);
int inotify_add_watch(int, const char *, uint32_t);
int getifaddrs(struct ifaddrs **);
int getrlimit(int, struct rlimit *);
int poll(struct pollfd *, nfds_t, int);
int select(int, fd_set *, fd_set *, fd_set *, struct timeval *);
int setrlimit(int, const struct rlimit *);
int sigaction(int, const struct sigaction *, struct sigaction *);
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
#define TIOCGWINSZ 0x5413
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
void freeifaddrs(struct ifaddrs *);
#define SIG_SETMASK 2
int sigemptyset(sigset_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
