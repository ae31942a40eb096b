// Wrong: it is 0.
// Must fail with: crash() must be seven.

func crash() -> Int {
  0
}
