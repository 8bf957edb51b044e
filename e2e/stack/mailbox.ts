import { createServer } from 'node:http'
import { type SmtpSink, type SunkMail, startSmtpSink } from '../../packages/core/src/testing/smtp-sink.ts'
import { stack } from './stack.ts'

const url = `http://127.0.0.1:${stack.mailboxPort}`

/** Receives all mail and serves it over HTTP to the journeys, which run in other processes. */
export async function startMailbox(): Promise<SmtpSink> {
  const sink = await startSmtpSink()
  const server = createServer(async (request, response) => {
    const to = new URL(request.url ?? '/', url).searchParams.get('to') ?? ''
    try {
      response.end(JSON.stringify(await sink.waitFor(to)))
    } catch (error) {
      response.writeHead(404).end(String(error))
    }
  })
  await new Promise<void>((ready) => server.listen(stack.mailboxPort, '127.0.0.1', ready))
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await sink.close()
  }
  return { ...sink, close }
}

/** Waits for the next mail to an address. */
export async function waitForMail(to: string): Promise<SunkMail> {
  const response = await fetch(`${url}/?${new URLSearchParams({ to })}`)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as SunkMail
}

/** Waits for the next mail to an address and returns its link to the given path. */
export async function waitForLink(to: string, path: string): Promise<string> {
  const { subject, links } = await waitForMail(to)
  const link = links.find((link) => link.startsWith(stack.publicUrl + path))
  if (!link) throw new Error(`“${subject}” links to ${links}`)
  return link
}
