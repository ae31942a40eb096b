// Correct: adds two numbers.

func lax() -> Int {
  3 + 4
}
