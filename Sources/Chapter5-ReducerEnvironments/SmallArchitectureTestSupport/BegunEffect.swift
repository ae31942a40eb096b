/// What a script knows about an effect that has begun.
struct BegunEffect {
  /// The step that began it, counted from 0.
  let origin: Int
  var hasSent = false
  var wasCancelled = false
  /// Whether a `.fireAndForget` step has waited for it.
  var isExpected = false

  /// Whether a `.fireAndForget` step has to expect it, because nothing else in the script shows it.
  var needsStep: Bool { !hasSent && !wasCancelled && !isExpected }
}
