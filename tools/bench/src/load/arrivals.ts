import { setTimeout as sleep } from 'node:timers/promises'

export type Answer = {
  readonly kind: string
  /** Of HTTP; 0 where the connection broke. */
  readonly status: number
  readonly hasRetryAfter: boolean
  /** The fault of a successful answer. */
  readonly wrong: string | null
}

export type Arrival = Answer & {
  /** Its due time, on the clock of `performance.now`. */
  readonly dueAt: number
  /** From then to its answer. */
  readonly ms: number
}

/** Sends requests at a constant rate, however many are unanswered: a slow server gets no fewer. */
export async function sendAtRate(
  rate: number,
  seconds: number,
  send: (n: number) => Promise<Answer>,
): Promise<Arrival[]> {
  const from = performance.now()
  const sent = Array.from({ length: Math.round(rate * seconds) }, async (_, n): Promise<Arrival> => {
    const dueAt = from + (n * 1_000) / rate
    await sleep(Math.max(0, dueAt - performance.now()))
    const answer = await send(n)
    return { ...answer, dueAt, ms: performance.now() - dueAt }
  })
  return Promise.all(sent)
}

export const isOk = ({ status }: Answer) => status >= 200 && status < 300

/** Refused as it should be: told when to come again. */
export const isShed = ({ status, hasRetryAfter }: Answer) => status === 503 && hasRetryAfter
