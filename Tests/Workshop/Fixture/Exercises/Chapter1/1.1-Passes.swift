// 1.1 · Passes already  ★☆☆
//
// Read:   Book/01-First.md, "Seven"

func passes() -> Int {
  // TODO: 1.1
  7
}
