import Testing

@testable import Toolchain

@Suite("Where a Mac keeps the testing library")
struct CompilerTests {
  private func rpath(_ folder: String) -> [String] { ["-Xlinker", "-rpath", "-Xlinker", folder] }

  @Test("Xcode: frameworks and libraries are the platform's, the macros are the toolchain's")
  func xcode() {
    let developer = "/Applications/Xcode.app/Contents/Developer"
    let usr = "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr"
    let platform = "\(developer)/Platforms/MacOSX.platform/Developer"
    let (frameworks, libraries) = ("\(platform)/Library/Frameworks", "\(platform)/usr/lib")
    let plugins = "\(usr)/lib/swift/host/plugins/testing"
    let testing = Compiler.appleTesting(
      compiler: "\(usr)/bin/swiftc", developer: developer,
      exists: [frameworks, libraries, plugins].contains)
    let search = ["-F", frameworks, "-I", libraries, "-L", libraries]
    #expect(testing.compile == search + ["-plugin-path", plugins])
    #expect(testing.link == search + rpath(frameworks) + rpath(libraries))
  }

  @Test("Command Line Tools: both are in their own folder, as far as they have them")
  func commandLineTools() {
    let developer = "/Library/Developer/CommandLineTools"
    let home = "\(developer)/Library/Developer"
    let (frameworks, libraries) = ("\(home)/Frameworks", "\(home)/usr/lib")
    let plugins = "\(developer)/usr/lib/swift/host/plugins/testing"
    func testing(with folders: [String]) -> (compile: [String], link: [String]) {
      Compiler.appleTesting(
        compiler: "\(developer)/usr/bin/swiftc", developer: developer, exists: folders.contains)
    }
    let new = testing(with: [frameworks, libraries, plugins])
    let search = ["-F", frameworks, "-I", libraries, "-L", libraries]
    #expect(new.compile == search + ["-plugin-path", plugins])
    #expect(new.link == search + rpath(frameworks) + rpath(libraries))
    let old = testing(with: [])
    #expect(old.compile == [] && old.link == [])
  }
}
