import { expect, it } from 'vitest'
import { bytesHash } from '../fetch/bytes-hash.ts'
import type { FetchResult } from '../fetch/fetcher.ts'
import { createVisitFetcher, firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { contentHasher } from '../page/content-hash.ts'
import { checkUnchanged } from './check-unchanged.ts'
import { type PageMemory, readerVersion } from './source-memory.ts'

const url = 'https://www.rossi.example/lavora-con-noi/'
const visitedAt = new Date('2026-11-14T06:00:00Z')
const html = '<h1>Lavora con noi</h1><p>Saldatore</p>'
const bytes = (text: string) => new TextEncoder().encode(text)

const known: PageMemory = {
  url,
  role: 'careers',
  etag: '"a"',
  bytesHash: bytesHash(bytes(html)),
  contentHash: await contentHasher(visitedAt)(html),
}

function look(answer: Partial<FetchResult> & { text?: string }, page = known, wholeVisitAt = '2026-11-12T06:00:00Z') {
  const fetched = { kind: 'fetched', url, status: 200, headers: { etag: '"a"' }, body: bytes(answer.text ?? html) }
  const fetch = async ({ url: requested }: { url: string }) =>
    (requested === page.url ? { ...fetched, ...answer } : { ...fetched, url: requested, status: 404 }) as FetchResult
  const fetcher = createVisitFetcher({ fetch, render: (one) => fetch({ url: one }) }, firstVisitLimits)
  return checkUnchanged(fetcher, { readerVersion, pages: [page], adverts: {}, wholeVisitAt }, visitedAt)
}

it('checkUnchanged gives no memory to write where nothing is new', async () => {
  expect(await look({ kind: 'unchanged' })).toEqual({ isUnchanged: true, memory: null })
  expect(await look({})).toEqual({ isUnchanged: true, memory: null })
})

it('checkUnchanged remembers other bytes with the same content', async () => {
  const result = await look({ text: `<!-- 12:30:01 -->${html}`, headers: { 'last-modified': 'today' } })
  expect(result).toMatchObject({ isUnchanged: true, memory: { pages: [{ lastModified: 'today' }] } })
  expect(result.isUnchanged && result.memory?.pages[0]?.etag).toBeUndefined()
})

it.each([
  ['another text', { text: html.replace('Saldatore', 'Tornitore') }],
  ['a page that is gone', { status: 404 }],
  ['a fault', { kind: 'failed' as const, reason: 'timeout' as const }],
  ['a denial of what was read', { kind: 'failed' as const, reason: 'robots' as const }],
])('checkUnchanged takes %s for a change', async (_name, answer) => {
  expect(await look(answer)).toEqual({ isUnchanged: false })
})

it('checkUnchanged takes a denied page for a change once it can be read, and not before', async () => {
  const unread: PageMemory = { url, role: 'careers', bytesHash: '', contentHash: null }
  expect(await look({}, unread)).toEqual({ isUnchanged: false })
  expect(await look({ kind: 'failed', reason: 'robots' }, unread)).toEqual({ isUnchanged: true, memory: null })
})

it('checkUnchanged counts as a visit of the whole site after a week', async () => {
  const result = await look({ kind: 'unchanged' }, known, '2026-11-07T06:00:00Z')
  expect(result).toMatchObject({ memory: { wholeVisitAt: visitedAt.toISOString() } })
})
