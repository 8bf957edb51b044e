import type { Fetched, FetchResult } from './fetcher.ts'
import type { WebRequest } from './http-client.ts'
import { renderLimits } from './render-limits.ts'

export type DataRecorder = {
  record(request: WebRequest, result: FetchResult): void
  recorded(): readonly Fetched[]
}

/** Keeps the JSON that a page's scripts fetch, where it can be had again by its address alone. */
export function createDataRecorder(): DataRecorder {
  const files = new Map<string, Fetched>()
  let bytes = 0
  return {
    record: ({ method, url }, result) => {
      if (method === 'POST' || result.kind !== 'fetched' || result.status >= 300 || !isJson(result)) return
      const { body, headers, status } = result
      if (files.has(url) || files.size >= renderLimits.dataFiles || bytes + body.length > renderLimits.dataBytes) return
      bytes += body.length
      const type = headers['content-type']
      files.set(url, {
        kind: 'fetched',
        url,
        status,
        headers: type === undefined ? {} : { 'content-type': type },
        body,
      })
    },
    recorded: () => [...files.values()],
  }
}

function isJson({ headers, body }: Fetched): boolean {
  const type = headers['content-type'] ?? ''
  if (/[/+]json\b/i.test(type)) return true
  return /^(?:$|text\/plain|application\/octet-stream)/i.test(type) && /^\s*[[{]/.test(startOf(body))
}

const startOf = (body: Uint8Array) => Buffer.from(body.subarray(0, 100)).toString('latin1')
