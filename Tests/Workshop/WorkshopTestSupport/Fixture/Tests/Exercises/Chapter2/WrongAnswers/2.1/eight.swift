// Wrong: it is 8.
// Must fail with: lax() must be seven.

func lax() -> Int {
  8
}
