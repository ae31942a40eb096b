// 1.2 · Red at the start  ★☆☆
//
// Edit:   `red` below.
// Check:  swift test --filter Exercise1_2
// Read:   Book/01-First.md, "Seven"

// MARK: - Given

let perfect = 7

// MARK: - Yours

func red() -> Int {
  7
}
