import type { Fetched } from '../../fetch/fetcher.ts'

export function feedAnswer(body: string | Uint8Array, contentType = 'application/rss+xml; charset=utf-8'): Fetched {
  return {
    kind: 'fetched',
    url: 'https://gazzetta.example/rss',
    status: 200,
    headers: { 'content-type': contentType },
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  }
}

export const rssOf = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Gazzetta</title><link>https://gazzetta.example/</link>${items}</channel></rss>`
