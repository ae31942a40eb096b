// swift-tools-version: 6.2
import PackageDescription

// The Book's chapter 6 builds this package: Map imports Details, and doesn't say so here.
let package = Package(
  name: "UndeclaredImport",
  targets: [
    .target(name: "Details"),
    .target(name: "Map"),
  ])
