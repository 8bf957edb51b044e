import { expect, test } from 'vitest'
import { createDataRecorder } from './data-recorder.ts'
import type { FetchResult } from './fetcher.ts'
import { renderLimits } from './render-limits.ts'

const answer = (url: string, text: string, type = 'application/json', status = 200): FetchResult => ({
  kind: 'fetched',
  url,
  status,
  headers: { 'content-type': type, 'set-cookie': 'a=b' },
  body: new TextEncoder().encode(text),
})

test('the JSON that a page’s scripts fetch is recorded, without cookies', () => {
  const { record, recorded } = createDataRecorder()
  for (const [url, type, text] of [
    ['https://a.example/', 'text/html', '<p>'],
    ['https://a.example/app.js', 'text/javascript', '[1]'],
    ['https://a.example/jobs', 'application/json; charset=utf-8', '[1]'],
    ['https://a.example/feed', 'application/ld+json', '{}'],
    ['https://a.example/plain', 'text/plain', ' [1]'],
    ['https://a.example/words', 'text/plain', 'words'],
  ] as const)
    record({ url }, answer(url, text, type))
  record({ url: 'https://a.example/gone' }, answer('https://a.example/gone', '{}', 'application/json', 404))
  record({ url: 'https://a.example/post', method: 'POST' }, answer('https://a.example/post', '{}'))
  expect(recorded().map(({ url }) => new URL(url).pathname)).toEqual(['/jobs', '/feed', '/plain'])
  expect(recorded()[0]?.headers).toEqual({ 'content-type': 'application/json; charset=utf-8' })
})

test('recorded JSON is bounded in files and bytes', () => {
  const many = createDataRecorder()
  for (let no = 0; no < 2 * renderLimits.dataFiles; no += 1)
    many.record({ url: `https://a.example/${no}` }, answer('', '[]'))
  expect(many.recorded()).toHaveLength(renderLimits.dataFiles)
  const large = createDataRecorder()
  const half = `["${'a'.repeat(renderLimits.dataBytes * 0.6)}"]`
  for (const no of [1, 2]) large.record({ url: `https://a.example/${no}` }, answer('', half))
  expect(large.recorded()).toHaveLength(1)
})
