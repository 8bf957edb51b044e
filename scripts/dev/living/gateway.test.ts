import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { viewOf } from '../../../tools/simweb/src/view.ts'
import { browsableLinks, simulatedHostOf } from './browsable-links.ts'
import { startGateway } from './gateway.ts'
import { livingSites, livingWorld } from './living-world.ts'

const day = 18
const view = livingSites()
  .map((site) => viewOf(site, day))
  .find(({ kind, openings, site }) => kind.name === 'cards' && openings.length > 0 && site.life.movedOn === null)
if (view === undefined) throw new Error('no such site')
const own = new URL(view.origin).hostname

/** Host and path of a page that has the words. */
function pageWith(words: string): [host: string, path: string] {
  for (const view of livingSites().map((site) => viewOf(site, day))) {
    if (view.kind.name !== 'lever') continue
    const page = Object.entries(view.kind.pages(view)).find(
      ([path, reply]) => path.startsWith('/') && String(reply().body).includes(words),
    )
    if (page !== undefined) return [new URL(view.origin).hostname, page[0]]
  }
  throw new Error('no such page')
}

let gateway: Awaited<ReturnType<typeof startGateway>>
let port: number
beforeAll(async () => {
  gateway = await startGateway(livingWorld, () => day, 0)
  port = gateway.port
})
afterAll(() => gateway.close())

async function ask(host: string, path = '/'): Promise<{ answer: IncomingMessage; body: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, resolve).once('error', reject)
  })
  return { answer, body: await text(answer) }
}

test('the gateway shows a simulated page, sandboxed', async () => {
  const { answer, body } = await ask(`${own}.localhost:${port}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-security-policy']).toContain('sandbox allow-scripts')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(body).toContain('<html')
})

test('the gateway leads from a simulated page to the board of its company', async () => {
  const [host, path] = pageWith('https://jobs.lever.co/')
  const { body } = await ask(`${host}.localhost:${port}`, path)
  expect(body).toContain(`http://jobs.lever.co.localhost:${port}/`)
  expect(body).not.toContain('https://jobs.lever.co')
})

test('the gateway follows a site from its other name without a loop', async () => {
  const other = own.startsWith('www.') ? own.slice(4) : `www.${own}`
  const { answer } = await ask(`${other}.localhost:${port}`)
  expect(answer.headers.location).toBe(`http://${own}.localhost:${port}/`)
})

test.each(['127.0.0.1', 'example.com', 'example.com.localhost', 'localhost', 'nobody-x1.sim.localhost'])(
  'the gateway has no page for the host %s',
  async (host) => {
    expect((await ask(`${host}:${port}`)).answer.statusCode).toBe(404)
  },
)

test('browsableLinks changes addresses of simulated hosts only', () => {
  const page = `<a href="https://www.rossi-x1.sim/a?b=1"> <a href='https://jobs.lever.co/rossi-x1'> <a href="https://example.com/x.sim">`
  expect(browsableLinks(page, 17_474)).toBe(
    `<a href="http://www.rossi-x1.sim.localhost:17474/a?b=1"> <a href='http://jobs.lever.co.localhost:17474/rossi-x1'> <a href="https://example.com/x.sim">`,
  )
})

test('simulatedHostOf reads the host below localhost of its own port', () => {
  expect(simulatedHostOf('WWW.Rossi-x1.sim.localhost:17474', 17_474)).toBe('www.rossi-x1.sim')
  expect(simulatedHostOf('rossi-x1.sim.localhost:1', 17_474)).toBeNull()
  expect(simulatedHostOf('rossi-x1.sim', 17_474)).toBeNull()
})
