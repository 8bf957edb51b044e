import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type SinkSpan = {
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  /** In milliseconds since 1970. */
  readonly start: number
  readonly end: number
}

type OtlpSpan = Omit<SinkSpan, 'service' | 'start' | 'end'> & { startTimeUnixNano: string; endTimeUnixNano: string }
type OtlpBody = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: OtlpSpan[] }[]
  }[]
}

/** A collector for one run: keeps the spans that processes send by OTLP as JSON. */
export async function startOtlpSink() {
  const spans: SinkSpan[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as OtlpBody
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
      for (const { startTimeUnixNano, endTimeUnixNano, ...span } of scopeSpans.flatMap((one) => one.spans))
        spans.push({ ...span, service, start: Number(startTimeUnixNano) / 1e6, end: Number(endTimeUnixNano) / 1e6 })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: (): readonly SinkSpan[] => spans,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
