import Testing

@testable import Toolchain

@Suite("Where Xcode keeps the testing library")
struct CompilerTests {
  @Test("frameworks and libraries are the platform's, the macros are the toolchain's")
  func appleTesting() {
    let usr = "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr"
    let platform = "/Applications/Xcode.app/Contents/Developer/Platforms/MacOSX.platform"
    let testing = Compiler.appleTesting(compiler: "\(usr)/bin/swiftc", platform: platform)
    let (frameworks, libraries) = (
      "\(platform)/Developer/Library/Frameworks", "\(platform)/Developer/usr/lib"
    )
    let search = ["-F", frameworks, "-I", libraries, "-L", libraries]
    #expect(
      testing.compile == search + ["-plugin-path", "\(usr)/lib/swift/host/plugins/testing"])
    #expect(
      testing.link
        == search + ["-Xlinker", "-rpath", "-Xlinker", frameworks]
        + ["-Xlinker", "-rpath", "-Xlinker", libraries])
  }
}
