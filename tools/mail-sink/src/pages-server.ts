import { createServer, type Server, type ServerResponse } from 'node:http'
import type { ItemFolder } from './item-folder.ts'
import { framedHtml, type KeptMail, mailListPage, mailPage } from './mail-pages.ts'
import { style } from './page.ts'
import { type KeptMessage, webhookListPage, webhookPage } from './webhook-pages.ts'

type Pages = {
  readonly mails: ItemFolder<KeptMail>
  readonly messages: ItemFolder<KeptMessage>
  /** Where webhooks arrive. */
  readonly receiverUrl: string
}

type Answer = { readonly type: string; readonly policy: string; readonly body: string }

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A mail is a stranger's page: it loads nothing, runs nothing, and its links open a tab that isn't bound by this. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Shows what the instance of this machine has sent, to browsers of this machine alone. */
export function createPagesServer(pages: Pages): Server {
  return createServer((request, response) => {
    const { host = '', ...headers } = request.headers
    // A page of a stranger whose name leads here has that name.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return end(response, 421)
    if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate')
      return end(response, 403)
    if (request.method !== 'GET') return end(response, 405)
    const answer = answerTo(new URL(request.url ?? '/', 'http://127.0.0.1'), pages)
    if (!answer) return end(response, 404)
    response.writeHead(200, {
      'content-type': `${answer.type}; charset=utf-8`,
      'content-security-policy': answer.policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    response.end(answer.body)
  })
}

function answerTo({ pathname, searchParams }: URL, { mails, messages, receiverUrl }: Pages): Answer | undefined {
  const page = (body: string) => ({ type: 'text/html', policy: pagePolicy, body })
  if (pathname === '/') return page(mailListPage(mails.list(), (searchParams.get('q') ?? '').trim().slice(0, 200)))
  if (pathname === '/webhooks') return page(webhookListPage(messages.list(), receiverUrl))
  if (pathname === '/style.css') return { type: 'text/css', policy: pagePolicy, body: style }
  const [, section, id = '', part] = pathname.split('/')
  const mail = section === 'mails' ? mails.find(id) : undefined
  if (mail && part === 'html') return { type: 'text/html', policy: mailPolicy, body: framedHtml(mail) }
  if (mail && part === undefined) return page(mailPage(mail))
  const message = section === 'webhooks' && part === undefined ? messages.find(id) : undefined
  return message && page(webhookPage(message))
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end()
}
