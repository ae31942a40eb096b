/// A way down the mountain.
package struct Piste: Equatable, Sendable {
  /// The name on its sign.
  package var name: String
  /// Whether people may ski on it today.
  package var isOpen: Bool

  /// - Parameters:
  ///   - name: the name on its sign.
  ///   - isOpen: whether people may ski on it today.
  package init(name: String, isOpen: Bool) {
    self.name = name
    self.isOpen = isOpen
  }
}

extension [Piste] {
  /// What a map shows: a line for each piste, in the array's order, with "o" if it's open or "x" if
  /// it's closed. If there are no pistes, it's a sentence that says so.
  package var lines: [String] {
    isEmpty ? ["There is no piste here."] : map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

/// The pistes of a ski area. The database can do more than a map needs.
package actor PisteDatabase {
  private var pistesOnFile: [Piste]

  /// Opens this computer's file. Two pistes stand in for its contents.
  package init() {
    pistesOnFile = [Piste(name: "Red Fox", isOpen: true), Piste(name: "Long Way", isOpen: false)]
  }

  /// Adds a piste at the end.
  package func add(_ piste: Piste) {
    pistesOnFile.append(piste)
  }

  /// All pistes, in the order they were added.
  ///
  /// - Throws: an error from the file system, once there's a real file.
  package func pistes() throws -> [Piste] {
    pistesOnFile
  }
}
