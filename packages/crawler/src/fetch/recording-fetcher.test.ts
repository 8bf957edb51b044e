import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Fetcher, FetchRequest, FetchResult } from './fetcher.ts'
import { createRecordingFetcher, writeRecording } from './recording-fetcher.ts'
import { createReplayFetcher } from './replay-fetcher.ts'

const site = 'https://www.azienda.example'
const page = (path: string, body: string, status = 200, headers: Record<string, string> = {}): FetchResult => ({
  kind: 'fetched',
  url: site + path,
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: new TextEncoder().encode(body),
})

function answer({ url, body }: FetchRequest): FetchResult {
  const path = new URL(url).pathname
  if (path === '/hop') return page('/hop', '', 302, { location: '/lavora/' })
  if (path === '/followed') return page('/lavora/', 'Lavora con noi: però')
  if (path === '/lavora/')
    return page('/lavora/', 'Lavora con noi: però', 200, { 'content-encoding': 'gzip', 'set-cookie': 'a=b' })
  if (path === '/api') return page('/api', `{"asked":${body}}`, 200, { 'content-type': 'application/json' })
  if (path === '/slow') return { kind: 'failed', url, reason: 'timeout' }
  if (path === '/tls') return { kind: 'failed', url, reason: 'tls' }
  return page(path, 'Non trovata', 404)
}

const outside: Fetcher = {
  fetch: async (request) => answer(request),
  render: async () => page('/lavora/', 'Dopo gli script'),
}

const requests: FetchRequest[] = [
  { url: `${site}/hop`, redirect: 'manual' },
  { url: `${site}:443/lavora/#posizioni` },
  { url: `${site}/followed` },
  { url: `${site}/api`, method: 'POST', body: '1' },
  { url: `${site}/api`, method: 'POST', body: '2' },
  { url: `${site}/slow` },
  { url: `${site}/manca` },
]

const core = (result: FetchResult) =>
  result.kind === 'fetched' ? { ...result, headers: {}, body: [...result.body] } : result

test('a recorded visit is replayed with the same answers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'))
  const recorder = createRecordingFetcher(outside)
  const seen = []
  for (const request of requests) seen.push(core(await recorder.fetch(request)))
  const rendered = core(await recorder.render(`${site}/lavora/`))
  await recorder.fetch({ url: `${site}/tls` })
  await writeRecording(folder, recorder.recording)

  const replay = await createReplayFetcher(folder)
  const replayed = []
  for (const request of requests) replayed.push(core(await replay.fetch(request)))
  expect(replayed).toEqual(seen)
  expect(core(await replay.render(`${site}/lavora/`))).toEqual(rendered)
  expect(await replay.fetch({ url: `${site}/tls` })).toMatchObject({ kind: 'failed', reason: 'reset' })
  const written = await readFile(join(folder, 'responses.json'), 'utf8')
  expect(written).not.toMatch(/content-encoding|set-cookie/)
  await rm(folder, { recursive: true })
})
