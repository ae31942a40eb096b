// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder with the answers to compile, as in `ANSWERS=Solutions swift test`.
let answers = Context.environment["ANSWERS"].flatMap { $0.isEmpty ? nil : $0 } ?? "Exercises"
/// Keeps only one chapter and the modules that chapters share, and leaves out the runner:
/// `CHAPTER=1 swift test`. With an exercise's number, it keeps only that exercise, its tests and the
/// modules that they use: `CHAPTER=1.2 swift test`.
let only = Context.environment["CHAPTER"].flatMap { $0.isEmpty ? nil : $0 }
let onlyChapter = only.map { Int($0.prefix { $0 != "." }) ?? 0 }
let onlyExercise = only.flatMap { $0.contains(".") ? $0 : nil }
/// Whether the package includes the workspace's own tests (those of the examples' modules and of
/// the runner) and the program that maintains it. Learners don't need them, and would wait a minute
/// and a half longer for their first test.
let hasOwnTests = answers == "Solutions"
/// The setting of an app target that's new in Xcode 26: what doesn't say otherwise is on the main
/// actor.
let asInAnApp: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "LooselyCoupled",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(
      name: "HeavyLive",
      description: "Adds code to chapter 3's WeatherClientLive that is slow to compile."),
    .trait(
      name: "SQLite",
      description: "Lets chapter 6 keep its visits in SQLite, with the system's libsqlite3."),
  ],
  targets: select(
    chapters: [
      1: chapter(
        1, "ControlFreak",
        exercisesUse: ["DependencyKinds", "Injection", "MapParts", "MemberServices", "TerminalUI"]
      ) {
        library("Injection", tests: [])
        library("DependencyKinds")
        library("MapParts", uses: ["TerminalUI"])
        library("MemberServices")
        program(
          "Chapter1",
          uses: ["Basics", "ForecastScreen", "Forecasts", "LoopbackHTTP", "TerminalUI"],
          resources: ["Resources"], tests: ["TestSupport"])
      },
      2: chapter(
        2, "Protocols",
        exercisesUse: [
          "ClubAnalytics", "Forecasts", "MemberLogin", "StartScreen", "WeatherScreen",
        ]
      ) {
        library(
          "WeatherScreen", uses: ["ForecastScreen", "Forecasts", "TerminalUI", "WeatherHTTP"],
          tests: ["LoopbackHTTP", "TestSupport"])
        library("ShopMap", uses: ["TerminalUI"], tests: [])
        library(
          "ShopStorage", uses: ["Basics", "ShopMap"], resources: ["Resources"],
          tests: ["TestSupport"])
        library("Analytics1", tests: ["TestSupport"])
        library("Login1", uses: ["Analytics1", "TerminalUI"], tests: ["TestSupport"])
        library("AnalyticsProtocol2")
        library("Analytics2", uses: ["AnalyticsProtocol2"], tests: ["TestSupport"])
        library("Login2", uses: ["AnalyticsProtocol2", "TerminalUI"], tests: ["TestSupport"])
        library("Analytics3", tests: ["TestSupport"])
        library("Login3", uses: ["TerminalUI"], tests: ["TestSupport"])
        library("Details1", uses: ["Analytics1"])
        library("Details2", uses: ["AnalyticsProtocol2"])
        library("Details3")
        library("Profile1", uses: ["Analytics1"])
        library("Profile2", uses: ["AnalyticsProtocol2"])
        library("Profile3")
        library("Cascade", tests: ["TestSupport"])
        library("ClubAnalytics")
        library("MemberLogin")
        library("StartScreen")
        program(
          "Chapter2",
          uses: [
            "Analytics1", "Analytics2", "Analytics3", "Cascade", "Details3", "Forecasts", "Login1",
            "Login2", "Login3", "Profile3", "ShopMap", "ShopStorage", "TerminalUI", "WeatherHTTP",
            "WeatherScreen",
          ], tests: ["TestSupport"])
      },
      3: chapter(
        3, "StructWitnesses",
        exercisesUse: ["Forecasts", "LocationClient", "PathMonitorClient", "WeatherClient"]
      ) {
        library("WeatherClient", uses: ["Forecasts"], tests: ["TestSupport"])
        library(
          "WeatherClientLive", uses: ["Forecasts", "WeatherClient", "WeatherHTTP"],
          tests: ["LoopbackHTTP", "TestSupport"])
        library("PathMonitorClient", uses: ["Basics"], tests: ["TestSupport"])
        library("PathMonitorClientLive", uses: ["PathMonitorClient"], tests: ["TestSupport"])
        library("LocationClient", uses: ["Basics", "Forecasts"], tests: [])
        library(
          "LocationClientLive",
          uses: ["Basics", "Forecasts", "LocationClient"],
          resources: ["Resources"], tests: ["TestSupport"])
        library(
          "WeatherFeature",
          uses: [
            "ForecastScreen", "Forecasts", "LocationClient", "PathMonitorClient", "TerminalUI",
            "WeatherClient",
          ],
          tests: ["TestSupport"])
        program(
          "Chapter3",
          uses: [
            "Basics", "LocationClient", "LocationClientLive", "PathMonitorClient",
            "PathMonitorClientLive", "TerminalUI", "WeatherClient", "WeatherClientLive",
            "WeatherFeature", "WeatherHTTP",
          ], tests: ["Forecasts", "TestSupport"])
        program("WeatherDevApp", uses: ["TerminalUI", "WeatherFeature"], tests: ["TestSupport"])
        program(
          "WeatherWidget",
          uses: ["Forecasts", "TerminalUI", "WeatherClient", "WeatherClientLive", "WeatherHTTP"],
          tests: [])
      },
      4: chapter(
        4, "Current",
        exercisesUse: ["FavoritesFeature", "GreetingFeature", "LuckyDraw", "PrimeWorlds"],
        testsUse: ["WaysOut"]
      ) {
        library("CounterFeature", uses: ["Primes", "TerminalUI"], tests: ["TestSupport"])
        library(
          "FavoritesFeature", uses: ["FileClient", "Primes", "TerminalUI"], tests: ["TestSupport"])
        library("WaysOut", tests: ["TestSupport"])
        library("GreetingFeature", tests: [])
        library("LuckyDraw", uses: ["Primes"])
        library("PrimeWorlds")
        library(
          "Problems", uses: ["CounterFeature", "FavoritesFeature", "FileClient"],
          tests: ["TestSupport"])
        program(
          "Chapter4",
          uses: [
            "CounterFeature", "FavoritesFeature", "FileClient", "GreetingFeature", "Problems",
            "TerminalUI", "WaysOut",
          ], tests: ["TestSupport"])
      },
      5: chapter(
        5, "ReducerEnvironments",
        exercisesUse: [
          "ActivityFeed", "Counter", "FavoritePrimes", "FileClient", "NumberFact",
          "PrimeAlert", "PrimeWatch", "SmallArchitecture", "SmallArchitectureTestSupport",
        ], testsUse: ["Primes"]
      ) {
        library("ToyStore", uses: ["SmallArchitecture"], tests: ["TestSupport"])
        library("SmallArchitecture", tests: ["TestSupport"])
        library("Differences", tests: [])
        library(
          "SmallArchitectureTestSupport", uses: ["Differences", "SmallArchitecture"],
          tests: ["TestSupport"])
        library(
          "ShopRating", uses: ["SmallArchitecture"],
          tests: ["SmallArchitectureTestSupport", "TestSupport"])
        library("PrimeAlert", uses: ["Primes", "TerminalUI"], tests: [])
        library(
          "PrimeModal", uses: ["SmallArchitecture", "Primes", "TerminalUI"],
          tests: ["SmallArchitectureTestSupport"])
        library(
          "Counter", uses: ["SmallArchitecture", "PrimeAlert", "PrimeModal", "TerminalUI"],
          tests: ["SmallArchitectureTestSupport", "TestSupport"])
        library(
          "FavoritePrimes",
          uses: ["SmallArchitecture", "FileClient", "PrimeAlert", "Primes", "TerminalUI"],
          tests: ["SmallArchitectureTestSupport", "TestSupport"])
        library(
          "ActivityFeed", uses: ["SmallArchitecture", "TerminalUI"], tests: ["TestSupport"])
        library(
          "NthPrimeLive", uses: ["Primes"], tests: ["LoopbackHTTP", "TestSupport"])
        library(
          "PrimeTime",
          uses: [
            "ActivityFeed", "SmallArchitecture", "Counter", "FavoritePrimes", "FileClient",
            "PrimeModal", "Primes", "TerminalUI",
          ],
          tests: ["SmallArchitectureTestSupport", "PrimeAlert", "TestSupport"])
        library("NumberFact")
        library("PrimeWatch", uses: ["SmallArchitecture"])
        program(
          "Chapter5",
          uses: [
            "Differences", "FileClient", "NthPrimeLive", "Playground", "PrimeTime", "ShopRating",
            "SmallArchitecture", "TerminalUI",
          ],
          tests: ["TestSupport"])
        program(
          "PrimeStation", uses: ["LoopbackHTTP", "Primes", "TerminalUI"],
          tests: ["NthPrimeLive", "TestSupport"])
        library(
          "Playground", uses: ["SmallArchitecture", "TerminalUI"],
          tests: [
            "ActivityFeedPlayground", "CounterPlayground", "FavoritePrimesPlayground",
            "PrimeModalPlayground", "TestSupport",
          ])
        program(
          "ActivityFeedPlayground",
          uses: ["ActivityFeed", "SmallArchitecture", "Playground", "TerminalUI"])
        program(
          "CounterPlayground",
          uses: ["SmallArchitecture", "Counter", "Playground", "TerminalUI"])
        program(
          "FavoritePrimesPlayground",
          uses: [
            "SmallArchitecture", "FavoritePrimes", "FileClient", "Playground", "TerminalUI",
          ])
        program(
          "PrimeModalPlayground",
          uses: ["SmallArchitecture", "Playground", "PrimeModal", "TerminalUI"])
      },
      6: chapter(
        6, "CompositionRoot",
        exercisesUse: [
          "AuthenticationData", "AuthenticationDomain", "MapData", "MapDomain", "Navigation",
          "OnboardingUI", "Places", "ProfileUI", "ShopParts", "TerminalUI", "VisitStore",
          "VisitStoreMemory",
        ]
      ) {
        library("Lifetimes", tests: [])
        library("FacadeService", uses: ["FileClient"], tests: ["TestSupport"])
        library("Navigation", uses: ["TerminalUI"], tests: ["TestSupport"])
        library(
          "PreviewGallery", uses: ["Navigation", "TerminalUI"],
          tests: [
            "DetailsDevApp", "DetailsUI", "MapDevApp", "MapUI", "OnboardingDevApp", "OnboardingUI",
            "ProfileDevApp", "ProfileUI", "TestSupport",
          ])
        library(
          "VisitStore",
          tests: [
            "TestSupport", "VisitStoreFile", "VisitStoreMemory", "VisitStoreSQLite",
          ])
        library("VisitStoreMemory", uses: ["Basics", "VisitStore"])
        library(
          "VisitStoreFile", uses: ["Basics", "VisitStore"], tests: ["TestSupport"])
        library(
          "VisitStoreSQLite",
          uses: ["Basics", "VisitStore", .target("CSQLite", trait: "SQLite")],
          tests: ["TestSupport"])
        systemLibrary(
          "CSQLite", pkgConfig: "sqlite3",
          providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])])
        library("Places")
        library(
          "PlacesBundled", uses: ["Basics", "Places"], resources: ["Resources"], tests: [])
        library("MapDomain", tests: [])
        library(
          "MapData", uses: ["MapDomain", "Places", "VisitStore"],
          tests: ["TestSupport", "VisitStoreMemory"])
        library(
          "MapUI", uses: ["MapDomain", "Navigation", "TerminalUI"],
          tests: ["Basics", "TestSupport"])
        program("MapDevApp", uses: ["MapUI", "PreviewGallery", "TerminalUI"])
        library("DetailsDomain", tests: [])
        library(
          "DetailsData", uses: ["DetailsDomain", "Places", "VisitStore"],
          tests: ["TestSupport", "VisitStoreMemory"])
        library(
          "DetailsUI", uses: ["DetailsDomain", "Navigation", "TerminalUI"], tests: ["TestSupport"])
        program("DetailsDevApp", uses: ["DetailsUI", "PreviewGallery", "TerminalUI"])
        library("AuthenticationDomain", tests: [])
        library(
          "AuthenticationData", uses: ["AuthenticationDomain", "Basics"], tests: ["TestSupport"])
        library("ShopAnalytics", uses: ["Basics"], tests: ["TestSupport"])
        library(
          "OnboardingUI", uses: ["AuthenticationDomain", "Navigation", "TerminalUI"],
          tests: ["TestSupport"])
        program("OnboardingDevApp", uses: ["OnboardingUI", "PreviewGallery", "TerminalUI"])
        library("ProfileDomain", tests: [])
        library(
          "ProfileData", uses: ["ProfileDomain", "VisitStore"],
          tests: ["TestSupport", "VisitStoreMemory"])
        library(
          "ProfileUI", uses: ["AuthenticationDomain", "Navigation", "ProfileDomain", "TerminalUI"],
          tests: ["Basics", "TestSupport"])
        program("ProfileDevApp", uses: ["PreviewGallery", "ProfileUI", "TerminalUI"])
        program(
          "OneShop",
          uses: [
            "DetailsData", "DetailsDomain", "DetailsUI", "Navigation", "Places", "PlacesBundled",
            "TerminalUI", "VisitStore", "VisitStoreMemory",
          ], tests: ["TestSupport"])
        library("ObjectGraph", uses: ["TerminalUI"], tests: [])
        library(
          "ShopParts",
          uses: [
            "AuthenticationDomain", "DetailsData", "DetailsDomain", "DetailsUI", "MapData",
            "MapDomain", "MapUI", "Navigation", "OnboardingUI", "Places", "ProfileData",
            "ProfileDomain", "ProfileUI", "VisitStore",
          ])
        program(
          "Chapter6",
          uses: [
            "AuthenticationData", "AuthenticationDomain", "DetailsData", "DetailsDomain",
            "DetailsUI", "Lifetimes", "MapData", "MapDomain", "MapUI", "Navigation", "ObjectGraph",
            "OnboardingUI", "Places", "PlacesBundled", "ProfileData", "ProfileDomain", "ProfileUI",
            "ShopAnalytics", "TerminalUI", "VisitStore", "VisitStoreFile", "VisitStoreMemory",
            "VisitStoreSQLite",
          ], tests: ["TestSupport"])
      },
      7: chapter(7, "YourOwnApp", exercisesUse: ["OfferServices"], settings: asInAnApp) {
        library("FromShared", settings: asInAnApp, tests: [])
        library("OfferServices", settings: asInAnApp)
      } + swiftUIApp,
    ],
    shared: folder("Sources/Shared") {
      library("Basics", tests: ["TestSupport"])
      library("FileClient", uses: ["Basics"], tests: ["TestSupport"])
      library("Forecasts", uses: ["Basics"], resources: ["Resources"], tests: [])
      library("ForecastScreen", uses: ["Forecasts", "TerminalUI"])
      library("LoopbackHTTP", tests: ["TestSupport"])
      library("Primes", tests: [])
      library("SwiftSource", tests: [])
      library("TerminalUI", tests: ["ScreenBuffer", "TestSupport"])
      library("WeatherHTTP", uses: ["Forecasts"], tests: ["LoopbackHTTP", "TestSupport"])
      program(
        "WeatherStation", uses: ["Forecasts", "LoopbackHTTP", "TerminalUI"], tests: ["TestSupport"])
    } + testSupport + [
      .testTarget(
        name: "TestSupportTests", dependencies: ["ScreenBuffer", "SwiftSource", "TestSupport"],
        path: "Tests/Support/TestSupportTests")
    ],
    workshop: folder("Sources/Workshop") {
      library("CourseModel", tests: ["TestSupport", "WorkshopTestSupport"])
      library(
        "Toolchain", uses: ["CourseModel", "SwiftSource"],
        tests: ["TestSupport", "WorkshopTestSupport"])
      library(
        "Judging", uses: ["CourseModel", "Toolchain"],
        tests: ["TestSupport", "WorkshopTestSupport"])
      program(
        "workshop", uses: ["CourseModel", "Judging", "SwiftSource", "TerminalUI", "Toolchain"],
        tests: ["TestSupport", "WorkshopTestSupport"])
    } + (hasOwnTests ? maintenance + [workshopTestSupport] : [])
  ),
  swiftLanguageModes: [.v6]
)

/// Chapter 7's app. On a Mac it's built only on request, with `CHAPTER=7`, or with the workspace's
/// own tests: SwiftUI's macros come with Xcode, and a learner may use another toolchain.
var swiftUIApp: [Target] {
  #if os(macOS)
    let swiftUI: [Target.Dependency] = []
    guard onlyChapter == 7 || answers == "Solutions" else { return [] }
  #else
    // The part of SwiftUI that chapter 7 uses, declared for systems without it.
    let swiftUI: [Target.Dependency] = ["SwiftUI"]
  #endif
  return folder("Sources/Chapter7-YourOwnApp") {
    #if !os(macOS)
      library("SwiftUI")
    #endif
    // What chapters show "In SwiftUI".
    library("InSwiftUI", uses: swiftUI, settings: asInAnApp)
    program(
      "SwiftUICoffeeShops",
      uses: [
        "AuthenticationData", "AuthenticationDomain", "DetailsData", "DetailsDomain", "MapData",
        "MapDomain", "Places", "PlacesBundled", "VisitStore", "VisitStoreFile", "VisitStoreMemory",
      ] + swiftUI, settings: asInAnApp,
      tests: ["LoopbackHTTP", "TestSupport"])
  }
}

// The program that checks the workspace itself: `ANSWERS=Solutions swift run maintain`.
var maintenance: [Target] {
  folder("Sources/Workshop") {
    program(
      "maintain",
      uses: [
        "CourseModel", "Judging", "ScreenBuffer", "SwiftSource", "TerminalUI", "Toolchain",
      ], tests: ["TestSupport", "WorkshopTestSupport"])
  }
}

// Helpers that the tests of several modules share.
var testSupport: [Target] {
  [
    .target(
      name: "TestSupport",
      dependencies: ["LoopbackHTTP", "ScreenBuffer", "SwiftSource", "TerminalUI"],
      path: "Tests/Support/TestSupport"),
    .target(name: "ScreenBuffer", path: "Tests/Support/ScreenBuffer"),
  ]
}

// Further helpers for the tests of the workshop's own modules, and the course that they use.
var workshopTestSupport: Target {
  .target(
    name: "WorkshopTestSupport",
    dependencies: ["CourseModel", "TestSupport", "Toolchain"],
    path: "Tests/Workshop/WorkshopTestSupport", exclude: ["Fixture"])
}

// MARK: - Functions for the table above

/// A module of the workspace: a target whose folder isn't known yet.
typealias Module = (_ folder: String) -> [Target]

/// A chapter: the modules of its example, its exercises, and the tests that check them. The settings
/// are those of the exercises.
func chapter(
  _ number: Int, _ name: String, exercisesUse dependencies: [Target.Dependency] = [],
  testsUse others: [Target.Dependency] = [], settings: [SwiftSetting] = [],
  @ListBuilder modules: () -> [Module]
) -> [Target] {
  let answersPath = "\(answers)/Chapter\(number)"
  let testsPath = "Tests/Exercises/Chapter\(number)"
  return folder("Sources/Chapter\(number)-\(name)", modules: modules) + [
    .target(
      name: "Chapter\(number)Exercises", dependencies: dependencies, path: answersPath,
      exclude: leftOut(of: answersPath), swiftSettings: settings),
    .testTarget(
      name: "Chapter\(number)ExercisesTests",
      dependencies: dependencies + others
        + ["TestSupport", .target(name: "Chapter\(number)Exercises")],
      path: testsPath, exclude: leftOut(of: testsPath)),
  ]
}

/// What isn't compiled in a folder of answers or of exercises' tests: pages, and with
/// `CHAPTER=1.2` the other exercises' files.
func leftOut(of folder: String) -> [String] {
  let taken = Set(files(of: onlyExercise, in: folder))
  return names(in: folder).filter { !taken.contains($0) }
}

/// The Swift files whose names begin with an exercise's number or with its chapter's number alone;
/// all of them if there is no exercise.
func files(of exercise: String?, in folder: String) -> [String] {
  let beginnings = exercise.map { ["\($0)-", "\($0.prefix { $0 != "." })-"] } ?? [""]
  return names(in: folder).filter { name in
    name.hasSuffix(".swift") && beginnings.contains { name.hasPrefix($0) }
  }
}

/// The names in a folder; none if there is no such folder.
func names(in folder: String) -> [String] {
  let path = "\(Context.packageDirectory)/\(folder)"
  return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
}

/// A library. If `tests` is given, even as an empty list, it has a test target, which can also use
/// these modules.
func library(
  _ name: String, uses dependencies: [Target.Dependency] = [], resources: [String] = [],
  settings: [SwiftSetting] = [], tests: [Target.Dependency]? = nil
) -> Module {
  { folder in
    [
      .target(
        name: name, dependencies: dependencies, path: "\(folder)/\(name)",
        resources: resources.map { .copy($0) }, swiftSettings: settings)
    ] + testTarget(of: name, in: folder, uses: dependencies, tests)
  }
}

/// An executable; otherwise the same as `library`.
func program(
  _ name: String, uses dependencies: [Target.Dependency] = [], resources: [String] = [],
  settings: [SwiftSetting] = [], tests: [Target.Dependency]? = nil
) -> Module {
  { folder in
    [
      .executableTarget(
        name: name, dependencies: dependencies, path: "\(folder)/\(name)",
        resources: resources.map { .copy($0) }, swiftSettings: settings)
    ] + testTarget(of: name, in: folder, uses: dependencies, tests)
  }
}

/// A system library, described by a module map. On macOS it's in the SDK; `pkg-config` is used only
/// elsewhere, because few Macs have it, and SwiftPM would warn about that.
func systemLibrary(
  _ name: String, pkgConfig: String, providers: [SystemPackageProvider]
) -> Module {
  #if os(macOS)
    let pkgConfig: String? = nil
  #endif
  return { folder in
    [
      .systemLibrary(
        name: name, path: "\(folder)/\(name)", pkgConfig: pkgConfig, providers: providers)
    ]
  }
}

extension Target.Dependency {
  /// A target that is used only while the trait is on, and costs nothing while it's off.
  static func target(_ name: String, trait: String) -> Self {
    .target(name: name, condition: .when(traits: [trait]))
  }
}

/// The tests of a module, in the folder of Tests that corresponds to its own folder in Sources.
func testTarget(
  of name: String, in folder: String, uses dependencies: [Target.Dependency],
  _ others: [Target.Dependency]?
) -> [Target] {
  guard let others else { return [] }
  return [
    .testTarget(
      name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies + others,
      path: "Tests/\(folder.dropFirst("Sources/".count))/\(name)Tests")
  ]
}

func folder(_ path: String, @ListBuilder modules: () -> [Module]) -> [Target] {
  modules().flatMap { $0(path) }
}

func select(chapters: [Int: [Target]], shared: [Target], workshop: [Target]) -> [Target] {
  let numbers = chapters.keys.sorted()
  let kept = onlyChapter.map { [$0] } ?? numbers
  for number in kept {
    let path = "\(answers)/Chapter\(number)"
    if !numbers.contains(number) {
      let known = numbers.map(String.init).joined(separator: ", ")
      stop("CHAPTER must be one of \(known). Unset it to build the whole workspace.")
    } else if let onlyExercise, files(of: onlyExercise, in: path).isEmpty {
      stop(
        "CHAPTER=\(onlyExercise) names no exercise: \(path) has no file \(onlyExercise)-….swift.")
    } else if !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)") {
      stop("ANSWERS=\(answers) needs a folder \(path), laid out like the one in Exercises.")
    }
  }
  // Chapter 7 continues with chapter 6's app, and uses its modules.
  let continued = (onlyChapter == 7 ? chapters[6] : nil) ?? []
  let targets =
    continued.filter { $0.type != .test && !$0.name.hasSuffix("Exercises") }
    + kept.flatMap { chapters[$0] ?? [] }
  let all =
    onlyChapter == nil ? shared + workshop + targets : shared.filter { $0.type != .test } + targets
  if let onlyChapter, onlyExercise != nil {
    let needed = needed(["Chapter\(onlyChapter)ExercisesTests"], in: all)
    return all.filter { needed.contains($0.name) }.map(withoutSystemIndex)
  }
  return all.filter { target in
    target.type != .test || target.name.hasSuffix("ExercisesTests") || hasOwnTests
  }.map(withoutSystemIndex)
}

/// These targets and all that they depend on.
func needed(_ names: Set<String>, in all: [Target]) -> Set<String> {
  let found = all.filter { names.contains($0.name) }.flatMap(\.dependencies).compactMap {
    switch $0 {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    default: nil
    }
  }
  return names.isSuperset(of: found) ? names : needed(names.union(found), in: all)
}

/// An index of the workspace's own declarations is enough for finding its tests. Indexing
/// system modules as well would make the first build of a program a third longer.
func withoutSystemIndex(_ target: Target) -> Target {
  if target.type != .system {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-index-ignore-system-modules"])]
  }
  return target
}

/// Stops the manifest with a sentence instead of a stack trace.
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

@resultBuilder enum ListBuilder {
  static func buildBlock(_ modules: Module...) -> [Module] { modules }
}
