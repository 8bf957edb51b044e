import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HostileAnswer } from './hostile-answer.ts'
import { hostileKinds } from './hostile-kinds.ts'

/**
 * A process of its own, so that neither its memory nor its CPU is the crawler's. It prints its port. The first label of
 * a host is the number of its kind: `k7-12.ostile.example`.
 */
const kinds = Object.values(hostileKinds)
const dripMs = 300

function answerTo(request: IncomingMessage): HostileAnswer | null {
  const host = request.headers.host ?? ''
  const site = kinds[Number(/^(?:www\.)?k(\d+)-/.exec(host)?.[1] ?? -1)]
  if (request.url === '/silence') return { kind: 'silence' }
  return site === undefined ? null : site(request.url ?? '/', host)
}

function every(response: ServerResponse, work: () => void): void {
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : work()), dripMs)
  response.on('close', () => clearInterval(timer))
}

function send(response: ServerResponse, answer: HostileAnswer): void {
  if (answer.kind === 'answer') response.writeHead(answer.status, answer.headers).end(answer.body)
  else if (answer.kind === 'flood') flood(response, answer)
  else if (answer.kind === 'drip') {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<html><body>')
    every(response, () => response.write('<p>goccia'))
  } else if (answer.kind === 'drip headers') {
    response.socket?.write('HTTP/1.1 200 OK\r\n')
    every(response, () => response.socket?.write('x-goccia: 1\r\n'))
  } else if (answer.kind === 'huge headers') {
    const headers = Array.from({ length: 3_000 }, (_, n) => `x-${n}: ${'h'.repeat(100)}\r\n`).join('')
    response.socket?.end(`HTTP/1.1 200 OK\r\n${headers}\r\n<html>`)
  }
}

function flood(response: ServerResponse, { start, block, blocks }: Extract<HostileAnswer, { kind: 'flood' }>): void {
  response.writeHead(200, { 'content-type': 'text/html' }).write(start)
  let left = blocks
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(block)) return
    }
    response.end('"}</script></head></html>')
  }
  response.on('drain', more)
  more()
}

const server = createServer((request, response) => {
  const answer = answerTo(request)
  if (answer === null) response.writeHead(404).end()
  else send(response, answer)
})
server.on('clientError', (_, socket) => socket.destroy())
// The parent process has exited.
process.on('disconnect', () => process.exit())
// Linux can't bind to 127.0.0.0/8 as a whole, so the server listens on all addresses and drops other clients.
server.on('connection', (socket) => {
  if (!socket.remoteAddress?.startsWith('127.')) socket.destroy()
})
server.listen({ port: 0, host: '0.0.0.0', backlog: 4_096 }, () =>
  process.send?.((server.address() as AddressInfo).port),
)
