import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

export const pageText = 'Cerchiamo un perito meccanico: età indifferente. '.repeat(20)
const encoded = (coding: string, body: Buffer) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-encoding': coding }).end(body)
const to = (status: number, location: string) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(status, { location: Buffer.from(location).toString('latin1') }).end()

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks = await request.toArray()
  response.end(
    JSON.stringify({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() }),
  )
}

/** By path: what well-meaning hosts do. */
export const plainAnswers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>> = {
  '/gzip': encoded('gzip', gzipSync(pageText)),
  '/x-gzip': encoded('X-GZIP', gzipSync(pageText)),
  '/deflate': encoded('deflate', deflateSync(pageText)),
  '/deflate-raw': encoded('deflate', deflateRawSync(pageText)),
  '/br': encoded('br', brotliCompressSync(pageText)),
  '/twice': encoded('br, gzip', gzipSync(brotliCompressSync(pageText))),
  '/odd': encoded('utf-8', Buffer.from(pageText)),
  '/blank': encoded('gzip', gzipSync(' '.repeat(200_000))),
  '/echo': echo,
  '/citt%C3%A0': (_, response) => response.end('città'),
  '/to-city': to(301, '/città'),
  '/to-echo-303': to(303, '/echo'),
  '/to-echo-307': to(307, '/echo'),
  '/large': (_, response) => response.end(Buffer.alloc(1_000_001)),
  '/large.pdf': (_, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.alloc(4_900_000)),
  '/tagged': (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"' }).end(),
  '/dated': (request, response) => response.writeHead(request.headers['if-modified-since'] ? 304 : 200).end(),
  '/cookies': (_, response) => response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end(),
}
