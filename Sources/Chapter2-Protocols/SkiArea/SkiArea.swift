/// A way down the mountain.
package struct Piste: Equatable, Sendable {
  /// What its sign says.
  package var name: String
  /// Whether people may ski on it today.
  package var isOpen: Bool

  /// - Parameters:
  ///   - name: what its sign says.
  ///   - isOpen: whether people may ski on it today.
  package init(name: String, isOpen: Bool) {
    self.name = name
    self.isOpen = isOpen
  }
}

extension [Piste] {
  /// What a map shows: a line for each piste, in the array's order, "o" for an open one and "x" for a
  /// closed one; or a sentence if there is none.
  package var lines: [String] {
    isEmpty ? ["There is no piste here."] : map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

/// The pistes of a ski area. It can do more than a map needs.
package actor PisteDatabase {
  private var pistesOnFile: [Piste]

  /// Opens the file of this computer. Two pistes stand for what is in it.
  package init() {
    pistesOnFile = [Piste(name: "Red Fox", isOpen: true), Piste(name: "Long Way", isOpen: false)]
  }

  /// Adds a piste at the end.
  package func add(_ piste: Piste) {
    pistesOnFile.append(piste)
  }

  /// All pistes, in the order in which they were added.
  ///
  /// - Throws: an error of the file system, once there is a real file.
  package func pistes() throws -> [Piste] {
    pistesOnFile
  }
}
