// Wrong: it is 8.
// Must fail with: red() must be seven.

func red() -> Int {
  perfect + 1
}
