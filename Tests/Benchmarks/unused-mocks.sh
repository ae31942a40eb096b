#!/usr/bin/env bash
# Finds out which unused mocks remain in a release build: a static property, a static function, a
# struct and a class; in the client's own module, in the same module inside #if DEBUG, and in a
# module that the program doesn't link.
#
#   bash Tests/Benchmarks/unused-mocks.sh
#
# Each mock contains a unique text, and the script searches the program for it. Everything happens
# in a temporary folder.
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
mkdir -p Sources/Client Sources/Mocks Sources/App

cat >Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "UnusedMocks",
  targets: [
    .target(name: "Client"), .target(name: "Mocks", dependencies: ["Client"]),
    .executableTarget(name: "App", dependencies: ["Client"]),
  ])
END
cat >Sources/Client/Client.swift <<'END'
public struct WeatherClient: Sendable {
  public var weather: @Sendable (String) async throws -> String
  public init(weather: @escaping @Sendable (String) async throws -> String) { self.weather = weather }
}
public protocol WeatherProviding: Sendable { func weather(in place: String) async -> String }
END
cat >Sources/App/main.swift <<'END'
import Client
print(try await WeatherClient { "The weather in \($0) is fine." }.weather("Oslo"))
END
cat >mocks <<'END'
extension WeatherClient {
  public static let mock = WeatherClient { "a mock, static property: snow in \($0)" }
  public static func mocked() -> WeatherClient { WeatherClient { "a mock, static function: fog in \($0)" } }
}
public struct WeatherMock: WeatherProviding {
  public init() {}
  public func weather(in place: String) -> String { "a mock, struct: hail in \(place)" }
}
public final class WeatherMockObject: WeatherProviding {
  public init() {}
  public func weather(in place: String) -> String { "a mock, class: drizzle in \(place)" }
}
END

# measure NAME: builds, and prints which mocks are in the program.
measure() {
  swift build -c release --product App >log 2>&1 || { cat log >&2; exit 1; }
  local found
  found=$(grep -ao 'a mock, [a-z ]*:' "$(swift build -c release --show-bin-path)/App" |
    sed 's/a mock, //; s/://' | sort -u | paste -sd , -) || true
  printf '%-28s %s\n' "$1" "${found:-none}"
}

swift --version 2>&1 | head -n 1
cp mocks Sources/Client/Mocks.swift
echo 'import Client' >Sources/Mocks/Mocks.swift
measure "in the client's module"
{ echo '#if DEBUG'; cat mocks; echo '#endif'; } >Sources/Client/Mocks.swift
measure "inside #if DEBUG"
rm Sources/Client/Mocks.swift
{ echo 'import Client'; cat mocks; } >Sources/Mocks/Mocks.swift
measure "in a module of their own"
