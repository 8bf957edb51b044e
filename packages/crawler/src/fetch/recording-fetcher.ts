import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fetched, Fetcher, FetchRequest, FetchResult } from './fetcher.ts'
import { type RecordedResponse, recordedAddress } from './recorded-response.ts'

type Exchange = { request: FetchRequest; result: FetchResult; rendered: Fetched | null }

/** Every answer of a visit, in the order of asking. */
export type Recording = readonly Exchange[]

type RecordingFetcher = Fetcher & { readonly recording: Recording }

/** Passes every request on and records the answers. */
export function createRecordingFetcher(fetcher: Fetcher): RecordingFetcher {
  const recording: Exchange[] = []

  async function fetch(request: FetchRequest): Promise<FetchResult> {
    const result = await fetcher.fetch(request)
    recording.push({ request, result, rendered: null })
    return result
  }

  async function render(url: string): Promise<FetchResult> {
    const result = await fetcher.render(url)
    const ends = [url, result.url]
    const plain = recording.find((exchange) => exchange.result.kind === 'fetched' && ends.includes(exchange.result.url))
    if (result.kind !== 'fetched') return result
    if (plain) plain.rendered = result
    else recording.push({ request: { url }, result, rendered: result })
    return result
  }

  return { fetch, render, recording }
}

const unrecordedHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'set-cookie',
])
const extensions: readonly (readonly [RegExp, string])[] = [
  [/html/, 'html'],
  [/json/, 'json'],
  [/xml/, 'xml'],
  [/pdf/, 'pdf'],
]

function extensionOf({ headers }: Fetched): string {
  return extensions.find(([type]) => type.test(headers['content-type'] ?? ''))?.[1] ?? 'txt'
}

function recordedHeaders({ headers }: Fetched): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !unrecordedHeaders.has(name)))
}

/** The answer as an entry of `responses.json`, without its body; null where no request was sent. */
function responseOf({ request, result }: Exchange): RecordedResponse | null {
  const { url, method, body } = request
  const sent = { url, ...(method === 'POST' ? { method, ...(body ? { requestBody: body } : {}) } : {}) }
  if (result.kind === 'unchanged') return null
  if (result.kind === 'fetched') return { ...sent, status: result.status, headers: recordedHeaders(result) }
  const { reason } = result
  if (reason === 'invalid_url' || reason === 'too_many_redirects') return null
  return { ...sent, headers: {}, fault: reason === 'timeout' || reason === 'dns' ? reason : 'reset' }
}

/** Writes `responses.json` and `bodies/` as a recorded site has them; the first answer of an address stands. */
export async function writeRecording(folder: string, recording: Recording): Promise<void> {
  await mkdir(join(folder, 'bodies'), { recursive: true })
  const responses = new Map<string, RecordedResponse>()
  const add = (response: RecordedResponse) => {
    const key = `${response.method ?? 'GET'} ${response.url} ${response.requestBody ?? ''}`
    if (!responses.has(key)) responses.set(key, response)
  }
  for (const [index, exchange] of recording.entries()) {
    const { request, result, rendered } = exchange
    const response = responseOf(exchange)
    if (!response) continue
    if (result.kind === 'fetched') {
      const name = `bodies/${String(index).padStart(3, '0')}`
      response.url = result.url
      if (result.body.length > 0) {
        response.body = `${name}.${extensionOf(result)}`
        await writeFile(join(folder, response.body), result.body)
      }
      if (rendered) {
        response.rendered = `${name}.rendered.html`
        await writeFile(join(folder, response.rendered), rendered.body)
      }
      const start = recordedAddress(request.url)
      if (start !== result.url) add({ url: start, status: 302, headers: { location: result.url } })
    }
    add(response)
  }
  await writeFile(join(folder, 'responses.json'), `${JSON.stringify([...responses.values()], null, 2)}\n`)
}
