// Correct: asks two questions, one after another.

func verdict(on thing: Touched) -> Verdict {
  let surprising: Set<Touched> = [.shopsFile, .locationReceiver, .clock, .dice, .weatherServer]
  if surprising.contains(thing) { return .volatile(because: .answersDiffer) }
  return thing == .tasteMatcher ? .volatile(because: .notFinished) : .stable
}
