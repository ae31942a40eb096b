// Correct: has one reason for all six, which is true of each: the answers differ.

func verdict(on thing: Touched) -> Verdict {
  let surprising: Set<Touched> = [
    .shopsFile, .locationReceiver, .clock, .tasteMatcher, .dice, .weatherServer,
  ]
  return surprising.contains(thing) ? .volatile(because: .answersDiffer) : .stable
}
