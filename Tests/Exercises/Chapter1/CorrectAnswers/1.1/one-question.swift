// Correct: asks two questions, one after the other.

func verdict(on thing: Touched) -> Verdict {
  let surprising: Set<Touched> = [.shopsFile, .locationReceiver, .clock, .dice, .weatherServer]
  if surprising.contains(thing) { return .volatile(because: .answersDiffer) }
  return thing == .tasteMatcher ? .volatile(because: .notFinished) : .stable
}
