// Wrong: says of all six, also of the unfinished matcher, that the answers differ.
// Must fail with: tasteMatcher is volatile, but answersDiffer isn't what makes it so

func verdict(on thing: Touched) -> Verdict {
  let surprising: Set<Touched> = [
    .shopsFile, .locationReceiver, .clock, .tasteMatcher, .dice, .weatherServer,
  ]
  return surprising.contains(thing) ? .volatile(because: .answersDiffer) : .stable
}
