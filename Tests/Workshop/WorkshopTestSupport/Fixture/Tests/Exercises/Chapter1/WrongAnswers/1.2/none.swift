// Wrong: it is 0.
// Must fail with: red() must be seven.

func red() -> Int {
  0
}
