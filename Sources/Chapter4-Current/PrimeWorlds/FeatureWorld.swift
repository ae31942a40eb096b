/// What the worlds of all features have in common.
@MainActor
package protocol FeatureWorld {
  /// Whether it's the live world. For a mock, it's false.
  var isLive: Bool { get }

  /// A world that does nothing. It isn't live, and calls `onUse` each time it's used.
  ///
  /// - Parameter onUse: called before the world answers.
  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self
}
