import { setTimeout as sleep } from 'node:timers/promises'

type Known = { name: string; closedAt: string | null; event: number }

type Page = {
  changes: { positionID: string; event: number }[]
  positions: ({ positionID: string } & Omit<Known, 'event'>)[]
  next: number
}

/** A client's copy of the positions, and what it took to keep it. */
export type Pulled = {
  readonly copy: Map<string, Known>
  readonly calls: number
  /** Calls that a killed server did not answer. */
  readonly failed: number
  /** Calls that had to wait for the limit of the key, or for a server with too much to do. */
  readonly waited: number
}

const maxFailures = 10_000

/**
 * Pulls changes as the documentation says until the end, from whichever server answers. Throws where an event is missed, repeated
 * or out of order: the numbers have no gaps.
 */
export async function pullChanges(
  origins: readonly string[],
  authorization: string,
  lastEvent: () => number | null,
): Promise<Pulled> {
  const copy = new Map<string, Known>()
  const counts = { calls: 0, failed: 0, waited: 0 }
  let since = 0
  let server = 0
  for (;;) {
    const end = lastEvent()
    if (end !== null && since >= end) return { copy, ...counts }
    counts.calls += 1
    const path = `/api/v1/positions/changes?since=${since}&include=positions&fields=name,closedAt`
    const answer = await read(`${origins[server]}${path}`, authorization)
    if (answer === null) {
      counts.failed += 1
      if (counts.failed > maxFailures) throw new Error('no server has answered for too long')
      server = (server + 1) % origins.length
      await sleep(20)
    } else if ('retryAfter' in answer) {
      counts.waited += 1
      await sleep(answer.retryAfter * 1_000)
    } else {
      store(copy, answer, since)
      since = answer.next
      if (answer.changes.length === 0) await sleep(50)
    }
  }
}

async function read(url: string, authorization: string): Promise<Page | { retryAfter: number } | null> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, { headers: { authorization } })
    text = await answer.text()
  } catch {
    return null
  }
  if (answer.status === 429 || answer.status === 503)
    return { retryAfter: Number(answer.headers.get('retry-after') ?? 1) }
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as Page
}

function store(copy: Map<string, Known>, { changes, positions, next }: Page, since: number): void {
  const numbers = changes.map(({ event }) => event)
  if (numbers.some((event, place) => event !== since + place + 1)) throw new Error(`after ${since} came ${numbers}`)
  if (next !== (numbers.at(-1) ?? since)) throw new Error(`after ${numbers} the next page begins with ${next}`)
  const eventOf = new Map(changes.map(({ positionID, event }) => [positionID, event]))
  for (const { positionID, name, closedAt } of positions)
    copy.set(positionID, { name, closedAt, event: eventOf.get(positionID) ?? 0 })
}
