#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that a thread can wait at until another one signals.
///
/// The memory is stable for the life of the object, as the system demands of a mutex.
@safe
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Runs a body while no other thread runs one.
  package func locked<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Wakes the thread that waits.
  package func signal() {
    unsafe pthread_cond_signal(condition)
  }

  /// Waits for a signal, inside `locked`; without a limit, waits as long as needed.
  package func wait(for limit: Duration?) {
    guard let limit else {
      unsafe pthread_cond_wait(condition, mutex)
      return
    }
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    let (seconds, attoseconds) = limit.components
    let nanoseconds = time.tv_nsec + Int(attoseconds / 1_000_000_000)
    time.tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    unsafe pthread_cond_timedwait(condition, mutex, &time)
  }
}
