import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { z } from 'zod'
import type { Log } from '../../platform/context.ts'

export const healthSettings = {
  /** Without a port nothing is served. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
}

/** What a process with these settings listens on. */
export function metricsHosts(settings: z.infer<z.ZodObject<typeof healthSettings>>): string[] {
  return settings.METRICS_PORT === undefined ? [] : [settings.METRICS_HOST]
}

type Answers = {
  readonly isReady: () => boolean
  /** For Prometheus. */
  readonly readMetrics: () => Promise<string>
}

type Page = { readonly status: number; readonly body: string; readonly type?: string }

const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** Whether loops run: until they are told to stop, or end by themselves. */
export function isRunning(loops: Promise<unknown>, signal: AbortSignal): () => boolean {
  let hasEnded = false
  // A failure of the loops stays unhandled, and ends the process.
  void loops.finally(() => {
    hasEnded = true
  })
  return () => !signal.aborted && !hasEnded
}

/** Serves orchestrators and Prometheus on a port of its own, which is not reachable from the public side. */
export async function startHealthServer(
  { host, port }: { readonly host: string; readonly port: number },
  { isReady, readMetrics }: Answers,
  log: Log,
): Promise<Server> {
  const pages: Record<string, (() => Page | Promise<Page>) | undefined> = {
    '/health/live': () => ({ status: 200, body: 'ok\n' }),
    '/health/ready': () => (isReady() ? { status: 200, body: 'ok\n' } : { status: 503, body: 'not ready\n' }),
    '/metrics': async () => ({ status: 200, body: await readMetrics(), type: metricsType }),
  }
  const server = createServer(async ({ method, url = '' }, response) => {
    const page = method === 'GET' && Object.hasOwn(pages, url) ? pages[url] : undefined
    try {
      const { status, body, type = 'text/plain; charset=utf-8' } = (await page?.()) ?? { status: 404, body: '' }
      response.writeHead(status, { 'content-type': type }).end(body)
    } catch (err) {
      log.error({ err }, 'reading the metrics failed')
      response.writeHead(503).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
