import CourseModel
import Foundation

/// The Book's drawn pictures: the files in Book/Pictures.
struct Pictures {
  let workspace: Workspace
  let pages: [BookPage]

  private static let folder = "Book/Pictures"

  /// A file, and the contents that it should have.
  private struct File {
    let path: String
    let text: String
  }

  /// Pictures that can't be drawn, files that don't match their data, and files that no page draws.
  func problems() -> [Problem] {
    var drawn: Set<String> = []
    let problems = pictures.compactMap { picture -> Problem? in
      do throws(BlockError) {
        let file = try file(of: picture)
        guard drawn.insert(file.path).inserted else {
          throw BlockError("\(file.path) is drawn by two comments. Give each a file of its own.")
        }
        if isWritten(file) { return nil }
        throw BlockError(
          "\(file.path) isn't what the comment above the image describes. `ANSWERS=Solutions swift run maintain book --fix` draws it."
        )
      } catch {
        return picture.image.problem(error.description)
      }
    }
    let places = Set(pictures.compactMap { try? place(of: $0) })
    return problems
      + workspace.files(below: Self.folder, suffix: "").filter { !places.contains($0) }.map {
        Problem($0, "No page of the Book draws this picture. Draw it, or delete the file.")
      }
  }

  /// Writes the files that are missing or don't match.
  ///
  /// - Returns: the files that were written.
  /// - Throws: an error from the file system.
  func draw() throws -> [String] {
    let files = pictures.compactMap { try? file(of: $0) }.filter { !isWritten($0) }
    for file in files {
      let place = workspace.url(file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place, options: .atomic)
    }
    return files.map(\.path)
  }

  private var pictures: [Picture] { pages.flatMap(\.pictures) }

  private func isWritten(_ file: File) -> Bool { (try? workspace.text(file.path)) == file.text }

  private func file(of picture: Picture) throws(BlockError) -> File {
    File(path: try place(of: picture), text: try picture.svg())
  }

  private func place(of picture: Picture) throws(BlockError) -> String {
    guard picture.image.path.prefixMatch(of: /Book\/[^\/]+$/) != nil,
      picture.target.wholeMatch(of: /Pictures\/[\w-]+\.svg/) != nil
    else {
      throw BlockError("A page in Book draws into Book/Pictures: `![…](Pictures/name.svg)`.")
    }
    return "Book/\(picture.target)"
  }
}
