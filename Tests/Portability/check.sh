#!/usr/bin/env bash
# Type-checks what compilers on Linux don't see: uses of the C library of macOS, which comes with
# Foundation, and branches for that system.
#
# The modules that are missing here are replaced by those in Shims, which have the same
# declarations. This finds mistakes in how they are used; only a Mac can tell whether the
# declarations are right.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "$(uname)" = Darwin ]; then
  echo "On a Mac, a build checks the branches for macOS, and with the real modules. Nothing to do."
  exit 0
fi

shims=$PWD/Tests/Portability/Shims
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Where the modules of a check are; set by each of them.
modules=

frontend() {
  swiftc -frontend -swift-version 6 -package-name LooselyCoupled -warnings-as-errors \
    -module-cache-path "$work/cache" -I "$modules" "$@"
}

# Compiles Swift files into a module.
module() {
  local name=$1
  shift
  frontend -emit-module -experimental-skip-non-inlinable-function-bodies -parse-as-library \
    -module-name "$name" -o "$modules/$name.swiftmodule" "$@"
}

# Copies sources, with conditions that are true only on macOS.
copy() {
  local file
  for file in "$@"; do
    mkdir -p "$work/Darwin/$(dirname "$file")"
    sed -e 's/canImport(Darwin)/true/g' -e 's/canImport(Glibc)/false/g' "$file" \
      >"$work/Darwin/$file"
  done
}

# Checks some files of a folder as one module, without the folder's other files.
check() {
  local folder=$1 file files=()
  shift
  for file in "$@"; do files+=("$folder/$file"); done
  copy "${files[@]}"
  (cd "$work/Darwin" && frontend -I "$shims/CDarwin" -emit-sil -o "$work/sil" -parse-as-library \
    -module-name "$(basename "$folder")" "${files[@]}")
  echo "Darwin, $folder: $*"
  printf '%s\n' "${files[@]}" >>"$work/checked"
}

check_darwin() {
  modules=$work/modules/Darwin
  mkdir -p "$modules"
  module Darwin -I "$shims/CDarwin" "$shims/Darwin.swift"
  module Foundation -I "$shims/CDarwin" "$shims/Foundation.swift"
  module Synchronization "$shims/Synchronization.swift"
  module CoreServices -I "$shims/CDarwin" "$shims/CoreServices.swift"

  check Sources/Shared/TerminalUI Columns.swift ExitCode.swift Frame.swift Key.swift Keyboard.swift \
    Line.swift LineWrapping.swift Screen.swift SignalWatch.swift StandardTerminal.swift \
    StyledText.swift Terminal.swift TerminalMode.swift TerminalSize.swift UsageText.swift
  check Sources/Shared/LoopbackHTTP LoopbackServerError.swift Socket.swift StopSign.swift
  check Sources/Chapter3-StructWitnesses/PathMonitorClientLive InterfaceAddress.swift \
    InterfaceAddress+System.swift
  check Sources/Shared/Basics SafeFile.swift
  check Tests/Support/TestSupport OpenFileLimit.swift TemporaryFolder.swift
  check Sources/Workshop/Toolchain/Processes Process+Signals.swift ProcessGroup.swift
}

# What chapter 3 uses of a module that only Apple has. Everything else is the same as on Linux.
check_network() {
  local file=Sources/Chapter3-StructWitnesses/PathMonitorClientLive/Live.swift
  modules=$work/modules/Network
  mkdir -p "$modules"
  module Basics Sources/Shared/Basics/Broadcast.swift
  module PathMonitorClient Sources/Chapter3-StructWitnesses/PathMonitorClient/*.swift
  module Network "$shims/Network.swift"
  frontend -emit-sil -o "$work/sil" -parse-as-library -module-name PathMonitorClientLive "$file"
  echo "Network, $file"
}

# Chapter 3's client for the system's location manager, which only Apple has.
check_core_location() {
  local file=Sources/Chapter3-StructWitnesses/LocationClientLive/CoreLocationClient.swift
  modules=$work/modules/CoreLocation
  mkdir -p "$modules"
  module Basics Sources/Shared/Basics/Broadcast.swift
  module Forecasts Sources/Shared/Forecasts/Coordinate.swift
  module LocationClient \
    Sources/Chapter3-StructWitnesses/LocationClient/{Interface,LocationError}.swift
  module CoreLocation "$shims/CoreLocation.swift"
  frontend -emit-sil -o "$work/sil" -parse-as-library -module-name LocationClientLive "$file"
  echo "CoreLocation, $file"
}

# Chapter 7's previews. The macro is Xcode's, so each preview is checked as a property with the same
# body.
check_previews() {
  local folder=Sources/Chapter7-YourOwnApp copy=$work/previews
  modules=$work/modules/SwiftUI
  mkdir -p "$modules" "$copy"
  module SwiftUI "$folder"/SwiftUI/*.swift
  module DetailsDomain Sources/Chapter6-CompositionRoot/DetailsDomain/*.swift
  folder=$folder/SwiftUICoffeeShops
  cp "$folder"/{Details,Previews}/*.swift "$copy"
  awk '/^#if os\(macOS\)/ { sub(/os\(macOS\)/, "true") }
    sub(/#Preview\("[^"]*"\)/, "var preview" ++count ": some View") {} { print }
    END { exit count == 0 }' "$folder/Previews/DetailsPreviews.swift" \
    >"$copy/DetailsPreviews.swift"
  # The driver knows where Observation's macros are.
  swiftc -typecheck -swift-version 6 -package-name LooselyCoupled -warnings-as-errors \
    -default-isolation MainActor -module-cache-path "$work/cache" -parse-as-library \
    -module-name SwiftUICoffeeShops \
    -I "$modules" "$copy"/*.swift
  echo "Previews, $folder"
}

# Chapter 4's value in SwiftUI's environment. The macro is Xcode's, so a property takes its place.
check_entry() {
  local file=Sources/Chapter7-YourOwnApp/InSwiftUI/Chapter4.swift
  sed -e 's/os(macOS)/true/' -e 's/@Entry \(var .*\) = \(.*\)/\1 { get { \2 } set {} }/' "$file" \
    >"$work/Entry.swift"
  grep -q '^#if true' "$work/Entry.swift"
  swiftc -typecheck -swift-version 6 -warnings-as-errors -default-isolation MainActor \
    -module-cache-path "$work/cache" -parse-as-library -I "$modules" "$work/Entry.swift"
  echo "Entry, $file"
}

check_darwin
check_network
check_core_location
check_previews
check_entry

printf '\nBranches that are not checked, since their files need more than the shims have:\n'
grep -rl --include='*.swift' 'canImport(Darwin)' Sources Tests |
  grep -v '^Tests/Support/TestSupportTests/Portability' | sort | grep -vxFf "$work/checked" ||
  echo "nothing"
