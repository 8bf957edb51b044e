import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fetcher, FetchRequest, FetchResult } from './fetcher.ts'
import { createReplayFetcher } from './replay-fetcher.ts'

const site = 'https://www.azienda.example'
const responses = [
  {
    url: `${site}/`,
    status: 200,
    headers: { 'Content-Type': 'text/html' },
    body: 'home.html',
    rendered: 'home.rendered.html',
  },
  { url: `${site}/lavora/`, status: 200, headers: {}, body: 'home.html' },
  { url: `${site}/cerca?b=2&a=1`, status: 200, headers: {}, body: 'home.html' },
  { url: 'http://azienda.example/', status: 301, headers: { location: `${site}/old#x` } },
  { url: `${site}/old`, status: 308, headers: { Location: '/' } },
  { url: `${site}/a`, status: 302, headers: { location: '/b' } },
  { url: `${site}/b`, status: 302, headers: { location: '/a' } },
  ...Array.from({ length: 7 }, (_, hop) => ({
    url: `${site}/${hop}`,
    status: 302,
    headers: { location: `/${hop + 1}` },
  })),
  { url: `${site}/slow`, fault: 'timeout' },
  { url: `${site}/gone`, fault: 'dns' },
  { url: `${site}/gone-away`, status: 302, headers: { location: '/gone' } },
  { url: `${site}/api`, method: 'POST', requestBody: '{"offset":0}', status: 200, headers: {}, body: 'first.json' },
  { url: `${site}/api`, method: 'POST', requestBody: '{"offset":20}', status: 200, headers: {}, body: 'second.json' },
  { url: `${site}/any`, status: 200, headers: {}, body: 'first.json' },
  { url: `${site}/empty`, status: 204, headers: {} },
]
const bodies = { 'home.html': 'plain', 'home.rendered.html': 'rendered', 'first.json': 'one', 'second.json': 'two' }

let folder: string
let fetcher: Fetcher

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'))
  await writeFile(join(folder, 'responses.json'), JSON.stringify(responses))
  for (const [name, text] of Object.entries(bodies)) await writeFile(join(folder, name), text)
  fetcher = await createReplayFetcher(folder)
})

afterAll(() => rm(folder, { recursive: true }))

function outcome(result: FetchResult): string {
  if (result.kind !== 'fetched') return result.kind === 'failed' ? result.reason : result.kind
  return `${result.status} ${result.url.replace(site, '')} ${new TextDecoder().decode(result.body)}`.trim()
}

test.each<[string, FetchRequest, string]>([
  ['as recorded', { url: `${site}/` }, '200 / plain'],
  ['fragment and default port aside', { url: 'https://WWW.azienda.example:443#top' }, '200 / plain'],
  ['the slash counts', { url: `${site}/lavora` }, '404 /lavora'],
  ['the order of a query counts', { url: `${site}/cerca?a=1&b=2` }, '404 /cerca?a=1&b=2'],
  ['the query as recorded', { url: `${site}/cerca?b=2&a=1` }, '200 /cerca?b=2&a=1 plain'],
  ['redirects are followed', { url: 'http://azienda.example/' }, '200 / plain'],
  ['redirects are returned with redirect manual', { url: `${site}/old`, redirect: 'manual' }, '308 /old'],
  ['a loop', { url: `${site}/a` }, 'too_many_redirects'],
  ['a long chain', { url: `${site}/0` }, 'too_many_redirects'],
  ['five redirects are followed', { url: `${site}/2` }, '404 /7'],
  ['a fault', { url: `${site}/slow` }, 'timeout'],
  ['a fault behind a redirect', { url: `${site}/gone-away` }, 'dns'],
  ['a posted body', { url: `${site}/api`, method: 'POST', body: '{"offset":20}' }, '200 /api two'],
  ['another posted body', { url: `${site}/api`, method: 'POST', body: '{"offset":40}' }, '404 /api'],
  ['a GET of an address recorded for POST', { url: `${site}/api` }, '404 /api'],
  [
    'a POST to an address recorded without a method',
    { url: `${site}/any`, method: 'POST', body: '{}' },
    '200 /any one',
  ],
  ['an empty body', { url: `${site}/empty` }, '204 /empty'],
  ['a truncated body', { url: `${site}/`, cutAt: 2 }, '200 / pl'],
  ['no URL', { url: 'lavora' }, 'invalid_url'],
])('the replay fetcher answers: %s', async (_name, request, expected) => {
  expect(outcome(await fetcher.fetch(request))).toBe(expected)
})

test('the replay fetcher renders the recorded document, or else the plain one', async () => {
  expect(outcome(await fetcher.render('http://azienda.example/'))).toBe('200 / rendered')
  expect(outcome(await fetcher.render(`${site}/lavora/`))).toBe('200 /lavora/ plain')
  expect(outcome(await fetcher.render(`${site}/slow`))).toBe('timeout')
})

test('the replay fetcher gives header names in lower case', async () => {
  expect(await fetcher.fetch({ url: `${site}/` })).toMatchObject({ headers: { 'content-type': 'text/html' } })
})
