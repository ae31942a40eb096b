import PathMonitorClient
import Synchronization
import TestSupport

@testable import Chapter3Exercises

/// Makes sensors, which are numbered from 1 and report what the test says. It doesn't hold them.
final class SensorMaker: Sendable {
  /// What became of the sensors: "start 1", "cancel 1", or "lost 1" if nothing held it any more.
  let log = CallRecorder<String>()
  fileprivate let current: NetworkPath
  private let reports = Mutex<[@Sendable (NetworkPath) -> Void]>([])

  /// - Parameter current: what each sensor reports during its start.
  init(current: NetworkPath = .satisfied) {
    self.current = current
  }

  @Sendable func makeSensor() -> any PathSensor {
    reports.withLock { reports in
      let sensor = NumberedSensor(reports.count + 1, maker: self)
      reports.append { [weak sensor] in sensor?.report($0) }
      return sensor
    }
  }

  /// Lets a sensor report these paths, if it's on.
  func report(_ paths: NetworkPath..., from number: Int) {
    let report = reports.withLock { $0.dropFirst(number - 1).first }
    for path in paths { report?(path) }
  }
}

private final class NumberedSensor: PathSensor {
  /// A mutex that held the closure itself would wrap it once more at each access.
  private struct Handler { var call: (@Sendable (NetworkPath) -> Void)? }

  private let number: Int
  private let maker: SensorMaker
  private let isOn = Atomic(false)
  private let handler = Mutex(Handler())

  init(_ number: Int, maker: SensorMaker) {
    (self.number, self.maker) = (number, maker)
  }

  deinit { switchOff("lost") }

  var pathUpdateHandler: (@Sendable (NetworkPath) -> Void)? {
    get { handler.withLock(\.call) }
    set { handler.withLock { $0.call = newValue } }
  }

  func start() {
    maker.log.record("start \(number)")
    isOn.store(true, ordering: .relaxed)
    report(maker.current)
  }

  func cancel() { switchOff("cancel") }

  func report(_ path: NetworkPath) {
    if isOn.load(ordering: .relaxed) { pathUpdateHandler?(path) }
  }

  private func switchOff(_ cause: String) {
    if isOn.exchange(false, ordering: .relaxed) { maker.log.record("\(cause) \(number)") }
  }
}

extension NetworkPath: CustomDebugStringConvertible {
  /// Short, for the tests' failures.
  package var debugDescription: String { "\(status)" }
}
