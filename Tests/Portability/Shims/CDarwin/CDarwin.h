// The C library of macOS, with the declarations of its SDK's headers: see ../common.h.

#include "../common.h"

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
