const width = 30
const logIntervalMs = 5_000

/** Progress on standard error: a bar in a terminal, a line every five seconds in a log. */
export function progressBar(label: string, total: number): { advance: (count: number) => void; stop: () => void } {
  const isTerminal = process.stderr.isTTY
  let done = 0
  let shownAt = 0
  const show = () => {
    const share = total > 0 ? Math.min(1, done / total) : 1
    const bar = isTerminal ? `[${'#'.repeat(Math.round(share * width)).padEnd(width)}] ` : ''
    const line = `${label} ${bar}${done} of ${total} (${Math.floor(share * 100)} %)`
    process.stderr.write(isTerminal ? `\r${line}` : `${line}\n`)
    shownAt = performance.now()
  }
  return {
    advance: (count) => {
      done += count
      if (performance.now() - shownAt > (isTerminal ? 100 : logIntervalMs)) show()
    },
    stop: () => {
      show()
      if (isTerminal) process.stderr.write('\n')
    },
  }
}
