import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import { type AlertEvent, alertEvents, streamAlerts } from '@vedetta/contracts/notify/alert-stream'

type StreamOptions = {
  readonly cookie: string
  readonly after?: number
  readonly lastEventId?: number
  readonly onEvent?: (event: AlertEvent) => void
}

export type ClientStream = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly events: AlertEvent[]
  /** Comments and `retry` fields. */
  readonly others: string[]
  /** Resolves when either side has closed it. */
  readonly closed: Promise<void>
  readonly close: () => void
}

/** Opens the stream of alerts over a connection of its own, as a browser does. */
export async function openAlertStream(
  port: number,
  { cookie, after, lastEventId, onEvent = () => {} }: StreamOptions,
): Promise<ClientStream> {
  const path = `${apiPrefix}${streamAlerts.path}${after === undefined ? '' : `?after=${after}`}`
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': `${lastEventId}` }) }
  const request = get({ port, path, headers, agent: false })
  const response = await answerOf(request)
  const [events, others]: [AlertEvent[], string[]] = [[], []]
  const fields = new Map<string, string>()
  let rest = ''
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  })
  // Node reports an answer that the server cuts as an error, and streams usually end so.
  response.on('error', () => {})

  function readLine(line: string): void {
    const [, name = '', value = ''] = /^([a-z]*):? ?(.*)$/.exec(line) ?? []
    if (line === '') {
      const event = eventOf(fields)
      fields.clear()
      if (!event) return
      events.push(event)
      onEvent(event)
    } else if (name === '' || name === 'retry') others.push(line)
    else fields.set(name, value)
  }

  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    others,
    closed: new Promise((resolve) => response.once('close', resolve)),
    close: () => void request.destroy(),
  }
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => request.once('response', resolve).once('error', reject))
}

function eventOf(fields: ReadonlyMap<string, string>): AlertEvent | undefined {
  const name = fields.get('event') as AlertEvent['name'] | undefined
  if (!name) return
  const data = alertEvents[name].parse(JSON.parse(fields.get('data') ?? ''))
  const id = fields.get('id')
  return { name, data, ...(id !== undefined && { id: Number(id) }) } as AlertEvent
}
