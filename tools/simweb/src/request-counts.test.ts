import { expect, it } from 'vitest'
import { type CountedConnection, type CountedRequest, Counts, type Offence } from './request-counts.ts'

function counting() {
  let now = 0
  const counts = new Counts({ now: () => now, capOf: () => 2 })
  const connection = (): CountedConnection => ({ host: null })
  const begin = (one: CountedConnection, request: Partial<CountedRequest> = {}) =>
    counts.begin(one, {
      host: 'a.sim',
      address: '127.1.1.1',
      path: '/',
      isForbidden: false,
      crawlDelay: null,
      ...request,
    })
  const ask = (one: CountedConnection, request: Partial<CountedRequest> = {}) => {
    begin(one, request)
    counts.finish(request.host ?? 'a.sim', '200', 10)
  }
  const offended = () =>
    Object.entries(counts.summary().offences)
      .filter(([, times]) => times > 0)
      .map(([offence]) => offence as Offence)
  return { counts, connection, begin, ask, offended, wait: (ms: number) => (now += ms) }
}

it('finds nothing to say about one connection with a second between requests', () => {
  const { ask, connection, offended, wait, counts } = counting()
  const one = connection()
  for (let request = 0; request < 5; request += 1) {
    ask(one, { crawlDelay: request > 2 ? 1 : null })
    wait(1_000)
  }
  counts.end(one)
  ask(connection())
  expect(offended()).toEqual([])
  expect(counts.summary()).toMatchObject({ requests: 6, bytes: 60, hosts: 1, addresses: 1, statuses: { 200: 6 } })
})

it.each<[Offence, (at: ReturnType<typeof counting>) => void]>([
  ['within_a_second', ({ ask, connection, wait }) => [connection()].map((one) => [ask(one), wait(900), ask(one)])],
  [
    'within_crawl_delay',
    ({ ask, connection, wait }) => [connection()].map((one) => [ask(one), wait(2_000), ask(one, { crawlDelay: 5 })]),
  ],
  ['two_connections', ({ ask, connection, wait }) => [ask(connection()), wait(2_000), ask(connection())]],
  ['robots', ({ ask, connection }) => ask(connection(), { isForbidden: true })],
  [
    'before_retry_after',
    ({ ask, connection, wait, counts }) =>
      [connection()].map((one) => [ask(one), counts.retryAfter('a.sim', 60), wait(59_000), ask(one)]),
  ],
  [
    'two_requests_at_once',
    ({ begin, connection, wait }) => [connection()].map((one) => [begin(one), wait(3_000), begin(one)]),
  ],
  ['address_cap', ({ ask, connection }) => ['b.sim', 'c.sim', 'd.sim'].map((host) => ask(connection(), { host }))],
])('%s', (offence, offend) => {
  const at = counting()
  offend(at)
  expect(at.offended()).toEqual([offence])
})

it('forgets what it counted, not who is connected', () => {
  const { ask, connection, counts, offended, wait } = counting()
  ask(connection())
  counts.forget()
  expect(counts.summary()).toMatchObject({ requests: 0, hosts: 0, addresses: 0 })
  wait(2_000)
  ask(connection())
  expect(offended()).toEqual(['two_connections'])
})
