// Wrong: it is 0.
// Must fail with: lax() must be twelve.

func lax() -> Int {
  0
}
