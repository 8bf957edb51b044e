import { expect, it } from 'vitest'
import { type CountedConnection, type CountedRequest, type Offence, RequestCounts } from './request-counts.ts'

function counting() {
  let now = 0
  let waited = 0
  const checks: (() => void)[] = []
  const counts = new RequestCounts({
    now: () => now,
    capOf: () => 2,
    waitedMs: () => waited,
    whenHandled: (check) => checks.push(check),
  })
  const connection = (): CountedConnection => ({ host: null })
  const begin = (one: CountedConnection, request: Partial<CountedRequest> = {}) => {
    const begun = {
      host: 'a.sim',
      address: '127.1.1.1',
      path: '/',
      isForbidden: false,
      crawlDelay: null,
      system: null,
      ...request,
    }
    counts.begin(one, begun)
    return begun
  }
  const send = (one: CountedConnection, request: Partial<CountedRequest> = {}) =>
    counts.finish(begin(one, request), '200', 10)
  const recordedOffences = () => {
    for (const check of checks.splice(0)) check()
    return Object.entries(counts.summary().offences)
      .filter(([, times]) => times > 0)
      .map(([offence]) => offence as Offence)
  }
  const wait = (ms: number) => (now += ms)
  const beBusy = (ms: number) => (waited = ms)
  return { counts, connection, begin, send, recordedOffences, wait, beBusy }
}

it('RequestCounts records no offence for one connection with a second between requests', () => {
  const { send, connection, recordedOffences, wait, counts } = counting()
  const one = connection()
  for (let request = 0; request < 5; request += 1) {
    send(one, { crawlDelay: request > 2 ? 1 : null })
    wait(1_000)
  }
  counts.end(one)
  send(connection())
  expect(recordedOffences()).toEqual([])
  expect(counts.summary()).toMatchObject({ requests: 6, bytes: 60, hosts: 1, addresses: 1, statuses: { 200: 6 } })
})

it.each<[Offence, (at: ReturnType<typeof counting>) => void]>([
  ['within_a_second', ({ send, connection, wait }) => [connection()].map((one) => [send(one), wait(900), send(one)])],
  [
    'within_crawl_delay',
    ({ send, connection, wait }) => [connection()].map((one) => [send(one), wait(2_000), send(one, { crawlDelay: 5 })]),
  ],
  ['two_connections', ({ send, connection, wait }) => [send(connection()), wait(2_000), send(connection())]],
  ['robots', ({ send, connection }) => send(connection(), { isForbidden: true })],
  [
    'before_retry_after',
    ({ send, connection, wait, counts }) =>
      [connection()].map((one) => [send(one), counts.retryAfter('a.sim', 60), wait(59_000), send(one)]),
  ],
  [
    'two_requests_at_once',
    ({ begin, connection, wait }) => [connection()].map((one) => [begin(one), wait(3_000), begin(one)]),
  ],
  ['address_cap', ({ send, connection }) => ['b.sim', 'c.sim', 'd.sim'].map((host) => send(connection(), { host }))],
])('RequestCounts records the offence %s', (offence, offend) => {
  const at = counting()
  offend(at)
  expect(at.recordedOffences()).toEqual([offence])
})

it('RequestCounts.reset clears the counts but keeps open connections', () => {
  const { send, connection, counts, recordedOffences, wait } = counting()
  send(connection())
  counts.reset()
  expect(counts.summary()).toMatchObject({ requests: 0, hosts: 0, addresses: 0 })
  wait(2_000)
  send(connection())
  expect(recordedOffences()).toEqual(['two_connections'])
})

it('RequestCounts takes no interval for too short that only its own delay may have shortened', () => {
  const { counts, send, connection, recordedOffences, wait, beBusy } = counting()
  const one = connection()
  beBusy(300)
  send(one)
  beBusy(0)
  wait(750)
  send(one, { crawlDelay: 1 })
  expect(recordedOffences()).toEqual([])
  expect(counts.summary().unsure).toBe(1)
  beBusy(300)
  wait(1_000)
  send(one)
  wait(650)
  send(one)
  expect(recordedOffences()).toEqual(['within_a_second'])
})

it('RequestCounts counts no connection and no request whose end had arrived', () => {
  const { counts, begin, connection, recordedOffences, wait } = counting()
  const killed = connection()
  const broken = begin(killed)
  wait(2_000)
  const next = begin(connection())
  counts.finish(broken, 'broken', 0)
  counts.finish(next, '200', 10)
  counts.end(killed)
  expect(recordedOffences()).toEqual([])
})
