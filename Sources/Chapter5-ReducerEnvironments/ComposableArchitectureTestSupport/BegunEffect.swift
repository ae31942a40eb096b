/// What a script knows of an effect that has begun.
struct BegunEffect {
  /// The step that began it, counted from 0.
  let origin: Int
  /// Whether it is a fire-and-forget effect.
  let isSilent: Bool
  var hasSent = false
  var wasCancelled = false
  /// Whether a `.fireAndForget` step has waited for it.
  var isExpected = false

  /// Whether a `.fireAndForget` step has to wait for its end: nothing else in the script shows it.
  var needsStep: Bool { !hasSent && !wasCancelled && !isExpected }
}
