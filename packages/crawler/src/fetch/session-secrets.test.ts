import { expect, it } from 'vitest'
import type { FetchRequest, FetchResult } from './fetcher.ts'
import { bodyWithoutSecrets, withoutSecrets } from './session-secrets.ts'
import { createVisitFetcher, firstVisitLimits } from './visit-fetcher.ts'

const url = 'https://board.example/app.php?module=career'
const bytes = (text: string) => new TextEncoder().encode(text)

function visited(answer: Partial<Extract<FetchResult, { kind: 'fetched' }>> = {}) {
  const sent: FetchRequest[] = []
  const fetch = async (request: FetchRequest): Promise<FetchResult> => {
    sent.push(request)
    if (request.url.endsWith('/robots.txt'))
      return {
        kind: 'fetched',
        url: request.url,
        status: 200,
        headers: {},
        body: bytes('User-agent: *\nDisallow: /*Token=no'),
      }
    return { kind: 'fetched', url: request.url, status: 200, headers: {}, body: bytes('{}'), ...answer }
  }
  return { sent, fetcher: createVisitFetcher({ fetch, render: fetch as never }, firstVisitLimits) }
}

it("a token in a request's query is sent, obeys robots.txt, and is in no answer's address", async () => {
  const { sent, fetcher } = visited()
  expect(await fetcher.fetch({ url, sessionQuery: 'CSRFToken=abcdef123456' })).toMatchObject({ kind: 'fetched', url })
  expect(sent.at(-1)?.url).toBe(`${url}&CSRFToken=abcdef123456`)
  expect(fetcher.requests.map((request) => request.url).join()).not.toContain('abcdef')
  expect([...fetcher.secrets]).toContain('abcdef123456')
  expect(await visited().fetcher.fetch({ url, sessionQuery: 'Token=no' })).toMatchObject({ reason: 'robots' })
})

it('a redirect of a request with a token is not followed, since its target may repeat the token', async () => {
  const { sent, fetcher } = visited({ status: 302, headers: { location: '/login?CSRFToken=abcdef123456' } })
  expect(await fetcher.fetch({ url, sessionQuery: 'CSRFToken=abcdef123456' })).toMatchObject({ kind: 'failed' })
  expect(sent).toHaveLength(2)
})

it('the cookies that an answer sets stay with the session: no answer has them', async () => {
  const { sent, fetcher } = visited({ headers: { 'set-cookie': 'JSESSIONID=0123456789; Path=/', etag: '"a"' } })
  expect(await fetcher.fetch({ url })).toMatchObject({ headers: { etag: '"a"' } })
  expect(JSON.stringify(fetcher.requests)).not.toContain('0123456789')
  await fetcher.fetch({ url: `${url}&page=2`, isOfSession: true })
  expect(sent.at(-1)?.cookie).toBe('JSESSIONID=0123456789')
  expect([...fetcher.secrets]).toEqual(['0123456789'])
})

it.each([
  '<input id="url" value="app.php?ajax=1&amp;CSRFToken=a1b2c3d4e5f6a7b8&amp;CSRFHash=a1b2c3d4e5f6a7b8">',
  'var data = {"CSRFToken":"a1b2c3d4e5f6a7b8"}',
  '<meta name="csrf-token" content="a1b2c3d4e5f6a7b8">',
  '{"token":"a1b2c3d4e5f6a7b8","cultureID":1}',
])('a token that a page hands to its scripts is blotted out: %s', (text) => {
  const blotted = withoutSecrets(text, new Set())
  expect(blotted).not.toContain('a1b2c3d4')
  expect(blotted).toHaveLength(text.length)
})

it('a body keeps every other byte, in whatever encoding', () => {
  const body = Buffer.from('Perché \u00e8 "s3cr3t-value" così', 'utf8')
  expect(Buffer.from(bodyWithoutSecrets(body, new Set(['s3cr3t-value']))).toString('utf8')).toBe(
    'Perché \u00e8 "xxxxxxxxxxxx" così',
  )
  expect(bodyWithoutSecrets(body, new Set())).toBe(body)
})
