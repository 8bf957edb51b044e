type LoopLag = {
  /** For how long at most an event that is being handled has waited. */
  waitedMs(): number
  /** Calls back once all events that had arrived by now were handled. */
  whenHandled(check: () => void): void
  stop(): void
}

const everyMs = 5
/** A connection is accepted, read and closed in rounds of their own; a timer may come before what arrived in its round. */
const rounds = 4

/** Marks the rounds of the event loop: an event that a round handles arrived after the rounds before it. */
export function watchLoop(): LoopLag {
  const marks = Array.from({ length: rounds }, () => performance.now())
  let waiting: { check: () => void; left: number }[] = []
  const mark = () => {
    marks.push(performance.now())
    marks.shift()
    const due = waiting.filter((one) => --one.left === 0)
    waiting = waiting.filter(({ left }) => left > 0)
    for (const { check } of due) check()
  }
  const timer = setInterval(mark, everyMs)
  timer.unref()
  return {
    waitedMs: () => performance.now() - (marks[0] ?? 0),
    whenHandled: (check) => waiting.push({ check, left: rounds }),
    stop: () => clearInterval(timer),
  }
}
