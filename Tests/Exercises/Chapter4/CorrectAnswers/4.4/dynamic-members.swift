// Correct: looks every member up in the global, and is a struct.

@MainActor
@dynamicMemberLookup
struct StatusBar {
  subscript<Value>(dynamicMember path: KeyPath<FavoritePrimesEnvironment, Value>) -> Value {
    Current[keyPath: path]
  }

  func time() -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = self.timeZone
    let time = calendar.dateComponents([.hour, .minute], from: self.now())
    let texts = [time.hour ?? 0, time.minute ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return texts.joined(separator: ":")
  }

  func number(_ number: Int) -> String { number.formatted(.number.locale(self.locale)) }

  func place(of name: String) -> String { "Kept in " + self.fileClient.path(name) }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
