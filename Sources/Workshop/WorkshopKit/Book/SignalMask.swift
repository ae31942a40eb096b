#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts a program without handing our thread's signal mask down to it.
///
/// The threads that Swift's tasks run on block nearly all signals, and a program inherits the
/// mask of the thread that starts it: it could not be interrupted.
///
/// - Parameter body: starts the program, in this thread.
/// - Throws: what `body` throws.
func withSignalsUnblocked<Result>(_ body: () throws -> Result) rethrows -> Result {
  var none = sigset_t()
  var previous = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return try body()
}
