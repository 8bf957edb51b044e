import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Fetcher, FetchRequest, FetchResult } from './fetcher.ts'
import { type RecordedResponse, recordedAddress, recordedResponse } from './recorded-response.ts'
import { followRedirects } from './redirects.ts'

function byAddress(responses: readonly RecordedResponse[]): Map<string, RecordedResponse[]> {
  const index = new Map<string, RecordedResponse[]>()
  for (const response of responses) {
    const address = recordedAddress(response.url)
    index.set(address, [...(index.get(address) ?? []), response])
  }
  return index
}

function answerTo(request: FetchRequest, candidates: readonly RecordedResponse[]): RecordedResponse | undefined {
  const method = request.method ?? 'GET'
  const ofMethod = candidates.filter((response) => (response.method ?? method) === method)
  return (
    ofMethod.find(({ requestBody }) => requestBody !== undefined && requestBody === request.body) ??
    ofMethod.find(({ requestBody }) => requestBody === undefined)
  )
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** A recorded site in place of the web: an address it does not list answers 404. */
export async function createReplayFetcher(siteFolder: string): Promise<Fetcher> {
  const file = await readFile(join(siteFolder, 'responses.json'), 'utf8')
  const index = byAddress(z.array(recordedResponse).parse(JSON.parse(file)))

  async function answer(request: FetchRequest, isRendered: boolean): Promise<FetchResult> {
    const url = recordedAddress(request.url)
    if (!URL.canParse(url)) return { kind: 'failed', url, reason: 'invalid_url' }
    const response = answerTo(request, index.get(url) ?? [])
    if (!response) return { kind: 'fetched', url, status: 404, headers: {}, body: new Uint8Array() }
    if (response.fault) return { kind: 'failed', url, reason: response.fault }
    const { status = 200, rendered, body } = response
    const headers = lowerCased(response.headers)
    const name = isRendered && rendered ? rendered : body
    const bytes = name ? new Uint8Array(await readFile(join(siteFolder, name))) : new Uint8Array()
    return { kind: 'fetched', url, status, headers, body: bytes.subarray(0, request.cutAt) }
  }

  const answers = (isRendered: boolean) => (request: FetchRequest) => answer(request, isRendered)
  return {
    fetch: (request) =>
      request.redirect === 'manual' ? answer(request, false) : followRedirects(request, answers(false)),
    render: (url) => followRedirects({ url }, answers(true)),
  }
}
