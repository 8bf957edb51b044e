import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { boardHostOf } from '../../../tools/simweb/src/boards/board-hosts.ts'
import type { Day, World } from '../../../tools/simweb/src/model.ts'
import { respond } from '../../../tools/simweb/src/respond.ts'
import { siteOfHost } from '../../../tools/simweb/src/world.ts'
import { browsableLinks, simulatedHostOf } from './browsable-links.ts'

/** A page may run its own scripts, on an origin of its own, and reach nothing but the gateway. */
const policyOf = (port: number) =>
  [
    `default-src 'self' 'unsafe-inline' data: http://*.localhost:${port}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self' http://*.localhost:${port}`,
    'sandbox allow-scripts allow-same-origin allow-popups',
  ].join('; ')

/**
 * Shows the simulated web to a browser on this machine: `https://www.rossi-x1.sim/lavora` at
 * `http://www.rossi-x1.sim.localhost:<port>/lavora`. Browsers take every name below `localhost` for this machine.
 */
export async function startGateway(
  world: World,
  day: () => Day,
  wantedPort: number,
): Promise<{ port: number; close(): void }> {
  const server = createServer((request, response) => showPage(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wantedPort, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo

  function showPage(request: IncomingMessage, response: ServerResponse): void {
    request.resume()
    const hostname = simulatedHostOf(request.headers.host ?? '', port)
    const site = hostname === null ? null : siteOfHost(world, hostname)
    if (hostname === null || (site === null && boardHostOf(hostname) === null)) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('No simulated site has this name.\n')
      return
    }
    // Not the browser's own: a page that it has seen on an earlier day is shown as it is now.
    const headers = { accept: request.headers.accept }
    const path = request.url ?? '/'
    const { reply } = respond(world, day(), { hostname, path, isSecure: site?.isSecure ?? true, headers })
    const { location } = reply.headers
    response.writeHead(reply.status, {
      ...(reply.headers['content-type'] !== undefined && { 'content-type': reply.headers['content-type'] }),
      ...(location !== undefined && { location: browsableLinks(location, port) }),
      'cache-control': 'no-store',
      'content-security-policy': policyOf(port),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    response.end(typeof reply.body === 'string' ? browsableLinks(reply.body, port) : reply.body)
  }

  return { port, close: () => server.close() }
}
