/// What a script knows of an effect that has begun.
struct BegunEffect {
  /// The step that began it, counted from 0.
  let origin: Int
  /// Whether it is a fire-and-forget effect.
  let isSilent: Bool
  var hasSent = false
  var wasCancelled = false
  /// Whether a step has said that it ends without an action.
  var isExpected = false

  /// Whether its end is told by a step of its own: nothing else in the script shows it.
  var needsStep: Bool { !hasSent && !wasCancelled && !isExpected }
}
