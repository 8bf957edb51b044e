/** Milliseconds of CPU this thread has spent since: other work on the machine doesn't count, as it would by the clock. */
export function startCpuTime(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
}
