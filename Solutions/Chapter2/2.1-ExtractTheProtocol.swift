// 2.1 · Extract the protocol                                               ★☆☆
//
// The map of a ski area takes a `PisteDatabase`, so nobody can draw it without the
// database's file. What it needs is far less: somebody who knows the pistes. Say so in a
// protocol, and let the map know nothing else.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.1
// Read:   Book/02-Protocols.md, "Put a protocol in between"

// MARK: - Given

/// A way down the mountain.
struct Piste: Equatable, Sendable {
  var name: String
  var isOpen: Bool
}

/// The pistes of this ski area. It can do more than a map needs.
actor PisteDatabase {
  private var pistesOnFile: [Piste]

  /// Opens the file of this computer. Two pistes stand for what is in it.
  init() {
    pistesOnFile = [Piste(name: "Red Fox", isOpen: true), Piste(name: "Long Way", isOpen: false)]
  }

  func add(_ piste: Piste) {
    pistesOnFile.append(piste)
  }

  /// - Throws: an error of the file system, once there is a real file.
  func pistes() throws -> [Piste] {
    pistesOnFile
  }
}

// MARK: - Yours

// The protocol says what the map needs, in the map's own words, and the map needs no more
// than one method. The database conforms without a new line of code: the method of an actor
// may stand for one that is `async`.

/// What the map needs.
protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

/// A map with a line for each piste.
struct PisteMap {
  private let repository: any PisteRepository

  init(repository: any PisteRepository) {
    self.repository = repository
  }

  func lines() async throws -> [String] {
    let pistes = try await repository.pistes()
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

/// A map of the pistes that `repository` knows.
func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
