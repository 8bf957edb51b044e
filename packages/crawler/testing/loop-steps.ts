const everyMs = 1

/**
 * The most CPU that this thread spent between two turns of the event loop, in milliseconds: what a timer or an answer
 * would have waited for. Other work on the machine doesn't count, as it would by the clock.
 */
export function watchSteps(): { takeSlowest(): number; stop(): void } {
  let slowest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    slowest = Math.max(slowest, (user + system) / 1_000)
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    takeSlowest: () => {
      look()
      const taken = slowest
      slowest = 0
      return taken
    },
    stop: () => clearInterval(timer),
  }
}
