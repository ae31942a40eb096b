import Foundation

/// How many files, pipes and sockets this process may have open at a time.
package enum OpenFileLimit {
  /// As many as a run of tests needs, however many of them run at once.
  private static let wanted: rlim_t = 4_096
  private static let raised: Void = {
    guard var limits = limits, limits.rlim_cur < wanted else { return }
    limits.rlim_cur = min(limits.rlim_max, wanted)
    // Where it is refused, the tests do with what there is.
    setrlimit(resource, &limits)
  }()

  /// Raises the limit, once, since that of a terminal on macOS is 256. What the administrator allows
  /// is the most.
  ///
  /// What the tests share calls it where sockets, pipes and processes are used. A test that opens
  /// many without any of that calls it itself.
  package static func raise() {
    _ = raised
  }

  /// The limit, or nil if the system does not say.
  package static var current: UInt64? {
    limits.map { UInt64($0.rlim_cur) }
  }

  /// The most that the limit can be raised to, or nil if the system does not say.
  package static var highest: UInt64? {
    limits.map { UInt64($0.rlim_max) }
  }

  private static var limits: rlimit? {
    var limits = rlimit()
    return getrlimit(resource, &limits) == 0 ? limits : nil
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #elseif canImport(Musl) || canImport(Darwin)
    private static let resource = RLIMIT_NOFILE
  #endif
}
