// Wrong: it is 8.
// Must fail with: crash() must be seven.

func crash() -> Int {
  8
}
