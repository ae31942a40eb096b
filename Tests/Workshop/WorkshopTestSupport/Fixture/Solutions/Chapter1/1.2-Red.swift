// 1.2 · Red at the start  ★☆☆
//
// You are done when
// - it is seven
// - nothing else is asked
//
// Edit:   `red` below.
// Check:  swift run workshop check 1.2
// Read:   Book/01-First.md, "Seven"

// MARK: - Given

let perfect = 7

// MARK: - Yours

func red() -> Int {
  7
}
