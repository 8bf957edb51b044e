import fc from 'fast-check'
import type { Fetched } from '../src/fetch/fetcher.ts'
import { startCpuTime } from './cpu-time.ts'
import { mutatedPage } from './mutate-page.ts'
import { holdsQuote } from './quote-in-page.ts'
import { type Role, readEverything } from './read-everything.ts'

export const maxMilliseconds = 200
/** A page that is slow only once was unlucky: the machine is shared, code is compiled, memory is tidied. */
const measurements = 6

/** What the answers to warm up with take on the machine that limit is meant for, with a core of its own. */
const usualMilliseconds = 100
export const answersToWarmUp = 60

const roles: readonly Role[] = ['home', 'careers', 'detail', 'post', 'feed', 'news', 'contact']

type Problem = { what: string; fetched: Fetched; role: Role }

export type BrokenReading = {
  pages: number
  quotes: number
  slowestMilliseconds: number
  slowest: { fetched: Fetched; role: Role } | null
  problems: Problem[]
}

/** Reads broken pages until the number or the time is reached, and keeps what went wrong. */
export async function readBrokenPages(
  answers: readonly Fetched[],
  { pages, seed, maxSeconds }: { pages: number; seed: number; maxSeconds: number },
): Promise<BrokenReading> {
  const reading: BrokenReading = { pages: 0, quotes: 0, slowestMilliseconds: 0, slowest: null, problems: [] }
  const known = answers.slice(0, answersToWarmUp)
  await slowdown(known)
  await fc.check(
    fc.asyncProperty(mutatedPage(answers), fc.constantFrom(...roles), (fetched, role) =>
      readOne(reading, known, fetched, role),
    ),
    { seed, numRuns: pages, interruptAfterTimeLimit: maxSeconds * 1000, endOnFailure: true },
  )
  return reading
}

async function readOne(reading: BrokenReading, known: readonly Fetched[], fetched: Fetched, role: Role): Promise<void> {
  reading.pages += 1
  const add = (what: string) => reading.problems.push({ what, fetched, role })
  try {
    const { page, quotes, milliseconds } = await timed(fetched, role)
    reading.quotes += quotes.length
    if (milliseconds > reading.slowestMilliseconds) {
      reading.slowestMilliseconds = milliseconds
      reading.slowest = { fetched, role }
    }
    if (milliseconds > maxMilliseconds && milliseconds > maxMilliseconds * (await slowdown(known)))
      add(`took ${Math.round(milliseconds)} ms of CPU`)
    if (page === null) return
    const holds = holdsQuote(page)
    const foreign = quotes.find((quote) => quote.url === page.url && !holds(quote.text))
    if (foreign) add(`is quoted with words it does not hold: ${foreign.text.slice(0, 200)}`)
    const long = quotes.find((quote) => quote.text.length > 300)
    if (long) add(`is quoted with ${long.text.length} characters`)
  } catch (error) {
    add(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
}

async function timed(fetched: Fetched, role: Role) {
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 1; ; round += 1) {
    const spent = startCpuTime()
    const read = await readEverything(fetched, role)
    fastest = Math.min(fastest, spent())
    if (fastest <= maxMilliseconds || round === measurements) return { ...read, milliseconds: fastest }
  }
}

/** How much slower this thread is just now than one with a core of its own: neighbours slow down even what is counted in CPU. */
export async function slowdown(known: readonly Fetched[]): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < measurements; round += 1) {
    const spent = startCpuTime()
    for (const answer of known) await readEverything(answer, 'careers')
    fastest = Math.min(fastest, spent())
  }
  return fastest / usualMilliseconds
}
