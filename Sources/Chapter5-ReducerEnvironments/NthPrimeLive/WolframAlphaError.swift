import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why Wolfram Alpha returned no prime.
package enum WolframAlphaError: Error, Equatable, CustomStringConvertible {
  /// There is no key.
  case noKey
  /// Wolfram Alpha doesn't know the key.
  case wrongKey
  /// It understands the request, but refuses to answer it.
  case refused(reason: String)
  /// It answers with a status other than 200.
  case status(Int, address: String)
  /// It answers, but not with a number.
  case notUnderstood
  /// Nothing answers at the address.
  case notReachable(address: String)
  /// It takes longer than the timeout.
  case timedOut(address: String, seconds: Int)
  /// Anything else, in the system's words.
  case other(address: String, reason: String)

  init(_ error: URLError, address: String, seconds: Int) {
    self =
      switch error.code {
      case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet:
        .notReachable(address: address)
      case .timedOut: .timedOut(address: address, seconds: seconds)
      default: .other(address: address, reason: error.localizedDescription)
      }
  }

  /// The option that makes PrimeStation listen at an address on this machine.
  private func portOption(_ address: String) -> String {
    let port = URL(string: address)?.port ?? 80
    // 8418 is the default port.
    return port == 8418 ? "" : " --port \(port)"
  }

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .noKey:
      """
      Wolfram Alpha needs a key. Get an AppID at https://developer.wolframalpha.com, and set \
      \(WolframAlpha.keyVariable) to it.
      """
    case .wrongKey:
      """
      Wolfram Alpha doesn't know your key. Compare \(WolframAlpha.keyVariable) with the AppID at \
      https://developer.wolframalpha.com.
      """
    case .refused(let reason): "Wolfram Alpha refuses to answer. It says: \(reason)"
    case .status(let status, let address):
      "\(address) answered with status \(status). Try again later."
    case .notUnderstood:
      "Wolfram Alpha's answer isn't a number. Ask for an earlier prime."
    case .notReachable(let address) where WolframAlpha.isStandIn(address):
      """
      \(address) can't be reached. Start the stand-in with \
      `swift run PrimeStation\(portOption(address))`.
      """
    case .notReachable(let address): "Nothing answers at \(address). Check your connection."
    case .timedOut(let address, let seconds):
      "\(address) didn't answer within \(seconds) s. Try again later."
    case .other(let address, let reason):
      """
      The request to \(address) failed. Check the address, or try again later. The system says: \
      \(reason)
      """
    }
  }
}
