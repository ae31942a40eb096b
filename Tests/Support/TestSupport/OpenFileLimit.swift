import Foundation

/// The number of files, pipes and sockets that this process may have open at a time.
package enum OpenFileLimit {
  /// Enough for a test run, however many tests run at once.
  private static let wanted: rlim_t = 4_096
  private static let raised: Void = {
    guard var limits = limits, limits.rlim_cur < wanted else { return }
    limits.rlim_cur = min(limits.rlim_max, wanted)
    // If this fails, the tests make do with the current limit.
    setrlimit(resource, &limits)
  }()

  /// Raises the limit once, to 4,096 or the highest allowed: in a macOS terminal it's only 256.
  ///
  /// The helpers that use sockets, pipes and processes call it. A test that opens many files
  /// without them calls it itself.
  package static func raise() {
    _ = raised
  }

  /// The limit, or nil if the system doesn't report it.
  package static var current: UInt64? {
    limits.map { UInt64($0.rlim_cur) }
  }

  /// The highest possible limit, or nil if the system doesn't report it.
  package static var highest: UInt64? {
    limits.map { UInt64($0.rlim_max) }
  }

  private static var limits: rlimit? {
    var limits = rlimit()
    return getrlimit(resource, &limits) == 0 ? limits : nil
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #elseif canImport(Darwin)
    private static let resource = RLIMIT_NOFILE
  #endif
}
