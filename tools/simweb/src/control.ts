import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { World } from './model.ts'
import type { Simweb } from './serve.ts'
import { truthOf } from './truth.ts'

/** An HTTP API that controls a simulator in a separate process: day, clock, counts and ground truth. */
export async function startControl(
  simweb: Simweb,
  world: World,
  setClock: (ms: number, rate: number) => void,
): Promise<{ url: string }> {
  const calls: Readonly<Record<string, (first: string, second: string) => unknown>> = {
    ca: () => ({ ca: simweb.ca, ports: simweb.ports }),
    day: (value) => {
      if (value !== '') simweb.setDay(Number(value))
      return { day: simweb.day() }
    },
    clock: (value, rate) => {
      setClock(Number(value), Number(rate))
      return {}
    },
    counts: (value) => {
      const summary = simweb.counts.summary()
      if (value === 'anew') simweb.counts.reset()
      return summary
    },
    truth: (number, day) => truthOf(world, Number(number), day === '' ? simweb.day() : Number(day)),
  }
  const server = createServer((request, response) => {
    const [name = '', first = '', second = ''] = (request.url ?? '').slice(1).split('/')
    const call = calls[name]
    response.setHeader('content-type', 'application/json')
    if (call === undefined) response.writeHead(404).end('{}')
    else response.end(JSON.stringify(call(first, second)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
