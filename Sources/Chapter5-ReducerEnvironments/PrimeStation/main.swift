import TerminalUI

let settings = Settings.arguments.valuesOrExit(Settings())
do {
  try Station(settings: settings, terminal: .standard).runUntilSignalled()
} catch {
  endProgram(.failure, message: "\(error)")
}
