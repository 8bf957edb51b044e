import type { ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Listening, listenHttp } from './listen.ts'

const megabyte = 1_000_000

/** Half a gigabyte of zeros in half a megabyte: gzip members may follow one another. */
const gzipBomb = Buffer.concat(Array.from<Buffer>({ length: 500 }).fill(gzipSync(Buffer.alloc(megabyte))))
const brotliBomb = brotliCompressSync(Buffer.alloc(60 * megabyte), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
})
const nestedBomb = gzipSync(gzipBomb)
const text = Buffer.from('<p>Cerchiamo un tornitore</p>'.repeat(10))

function writeForever(response: ServerResponse): void {
  const block = Buffer.alloc(65_536, 97)
  const more = () => {
    while (!response.destroyed && response.write(block));
  }
  response.on('drain', more)
  more()
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write('a'), 20)
  response.on('close', () => clearInterval(timer))
}

/** Bytes of a header, a few at a time, for ever. */
function dripHeaders(response: ServerResponse): void {
  response.socket?.write('HTTP/1.1 200 OK\r\n')
  const timer = setInterval(() => response.socket?.write('x-a: b\r\n'), 20)
  response.on('close', () => clearInterval(timer))
}

const faults: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/gzip-bomb': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipBomb),
  '/brotli-bomb': (response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliBomb),
  '/nested-bomb': (response) => response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(nestedBomb),
  '/nested-thrice': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, gzip, gzip' }).end(gzipSync(nestedBomb)),
  '/pdf-bomb.pdf': (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-encoding': 'gzip' }).end(gzipBomb),
  '/endless': (response) => writeForever(response.writeHead(200, { 'content-type': 'text/html' })),
  '/endless.pdf': (response) => writeForever(response.writeHead(200, { 'content-type': 'application/pdf' })),
  '/declared-huge': (response) => response.writeHead(200, { 'content-length': '10000000000' }).write('a'),
  '/drip': (response) => drip(response.writeHead(200)),
  '/silent': () => undefined,
  '/drip-headers': dripHeaders,
  '/loop-a': (response) => response.writeHead(302, { location: '/loop-b' }).end(),
  '/loop-b': (response) => response.writeHead(302, { location: '/loop-a' }).end(),
  '/loop-self': (response) => response.writeHead(302, { location: '/loop-self#again' }).end(),
  '/huge-headers': (response) => response.writeHead(200, { 'x-huge': 'a'.repeat(megabyte) }).end('small'),
  '/many-headers': (response) => {
    response.writeHead(
      200,
      Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x-${index}`, 'a'.repeat(50)])),
    )
    response.end('small')
  },
  '/short-body': (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('ten bytes.')
    setTimeout(() => response.socket?.end(), 20)
  },
  '/long-body': (response) => {
    response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\n${'a'.repeat(50)}`)
  },
  '/reset': (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half')
    setTimeout(() => response.socket?.resetAndDestroy(), 20)
  },
  '/no-http': (response) => response.socket?.end('\0\0 this is no HTTP \r\n\r\n'),
  '/bad-gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all'),
  '/cut-gzip': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text).subarray(0, 30)),
  '/empty-gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(),
  '/endless-redirect-body': (response) => writeForever(response.writeHead(302, { location: '/loop-a' })),
}

export const hostilePaths: readonly string[] = Object.keys(faults)

export function listenHostile(): Promise<Listening> {
  return listenHttp((request, response) => {
    const path = request.url ?? '/'
    const hop = /^\/hop\/(\d+)$/.exec(path)
    if (hop) response.writeHead(302, { location: `/hop/${Number(hop[1]) + 1}` }).end()
    else if (faults[path]) faults[path](response)
    else response.writeHead(404).end()
  })
}
