import { createMcpHandler } from '@modelcontextprotocol/server'
import { mcpPath } from '@vedetta/contracts/public-api/addresses'
import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { disconnectSignal } from '../call-route.ts'
import { admitCaller } from '../public-api/admit-caller.ts'
import { mcpServer } from './mcp-server.ts'
import type { ToolHost } from './tool.ts'

/**
 * The MCP server, at `/api/mcp`: streamable HTTP without sessions, so that any process answers any request. Pages of other
 * origins are refused by `refuseCrossSiteWrites`.
 */
export function mcpRoutes(api: FastifyInstance, context: ApiContext): void {
  const { publicUrl } = context
  const handler = createMcpHandler(({ authInfo }) => mcpServer(authInfo?.extra as Omit<ToolHost, 'server'>), {
    // Nothing changes while a program is connected, so there is nothing to keep a stream open for.
    maxSubscriptions: 0,
  })
  api.addHook('onClose', () => handler.close())
  api.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    exposeHeadRoute: false,
    // It may answer with a stream.
    config: { takesLong: true },
    schema: { hide: true },
    handler: async (request, reply) => {
      const admitted = await admitCaller(context, request, reply)
      const { caller } = admitted
      const host: Omit<ToolHost, 'server'> = { context, ...admitted, log: request.log }
      const { method, headers, body } = request
      // The limit of the key, admission and the deadline count requests: a list of messages would pass them as one.
      if (Array.isArray(body)) throw new AppError('message_batch')
      const passed = new Request(new URL(request.url, publicUrl), {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
        ),
        signal: disconnectSignal(reply),
      })
      const authInfo = { token: '', clientId: caller.keyId, scopes: [...caller.scopes], extra: host }
      return reply.send(await handler.fetch(passed, { authInfo, parsedBody: body }))
    },
  })
}
