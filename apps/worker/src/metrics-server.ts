import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Log } from '@vedetta/core/context'

type Listen = { readonly host: string; readonly port: number }

/** Serves Prometheus on a port of its own, which is not reachable from the public side. */
export async function startMetricsServer(
  { host, port }: Listen,
  read: () => Promise<string>,
  log: Log,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const metrics = await read()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(metrics)
    } catch (err) {
      log.error({ err }, 'reading the metrics failed')
      response.writeHead(503).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
