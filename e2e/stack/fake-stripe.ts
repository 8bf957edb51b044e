import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { billingPeriods, soldTiers } from '../../packages/contracts/src/customers/billing.ts'
import type { Unit } from '../../packages/contracts/src/facts/plans.ts'
import { keysOf } from '../../packages/contracts/src/text/vocabulary.ts'
import {
  extraInvoice,
  paidSession,
  type StripeEvent,
  signed,
  stripeEvent,
} from '../../packages/core/src/customers/billing/testing/stripe-objects.ts'
import { SubscriptionLife } from '../../packages/core/src/customers/billing/testing/subscription-life.ts'

export const stripeKeys = { secretKey: 'sk_test_of_the_journeys', webhookSecret: 'whsec_of_the_journeys' }

/** The page's texts, by which journeys find its elements. */
export const checkoutTexts = { title: 'Pagamento di prova', pay: 'Paga', back: 'Torna indietro' }

type Session = { readonly form: URLSearchParams; paid: boolean }

/**
 * Stands in for Stripe: the part of its API that we call, and a payment page. After a payment it redirects back as Stripe does and sends the
 * signed events to the webhook in reverse order.
 */
export async function startFakeStripe(webhookUrl: string): Promise<{ url: string; close: () => void }> {
  const sessions = new Map<string, Session>()
  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url)
    const form = new URLSearchParams(await bodyOf(request))
    if (pathname.startsWith('/v1/')) {
      const object = request.method === 'POST' ? create(pathname, form) : { object: 'list', data: [], has_more: false }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(object))
      return
    }
    const session = sessions.get(pathname.slice('/pay/'.length))
    if (!session) response.writeHead(404).end()
    else if (request.method === 'POST') await pay(session, response)
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(session.form))
  }

  /** Creates an object with an ID that later requests find again. */
  function create(path: string, form: URLSearchParams): object {
    const id = form.get('id') ?? form.get('lookup_key') ?? randomUUID()
    if (path === '/v1/checkout/sessions') sessions.set(id, { form, paid: false })
    const page = path === '/v1/billing_portal/sessions' ? form.get('return_url') : `${url}/pay/${id}`
    return { id, object: path.split('/').at(-1), url: page }
  }

  async function pay(session: Session, response: ServerResponse): Promise<void> {
    const { form } = session
    if (!session.paid) for (const event of eventsOf(form).toReversed()) await deliver(event)
    session.paid = true
    response.writeHead(303, { location: form.get('success_url') ?? '/' }).end()
  }

  async function deliver(event: StripeEvent): Promise<void> {
    const { body, signature } = signed(event, stripeKeys.webhookSecret, new Date())
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const delivered = await fetch(webhookUrl, { method: 'POST', headers, body: new Uint8Array(body) })
    if (!delivered.ok) throw new Error(`${event.type}: ${delivered.status} ${await delivered.text()}`)
  }

  return {
    url,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function pageOf(form: URLSearchParams): string {
  const { title, pay, back } = checkoutTexts
  return `<!doctype html><html lang="it"><title>${title}</title><link rel="icon" href="data:"><h1>${title}</h1>
    <form method="post"><button>${pay}</button></form> <a href="${form.get('cancel_url')}">${back}</a>`
}

function eventsOf(form: URLSearchParams): readonly StripeEvent[] {
  return form.get('mode') === 'subscription' ? subscriptionEvents(form) : extraEvents(form)
}

function subscriptionEvents(form: URLSearchParams): readonly StripeEvent[] {
  const checkoutId = form.get('client_reference_id') ?? ''
  const price = form.get('line_items[0][price]') ?? ''
  const tier = soldTiers.find((name) => price.includes(`_${name}_`))
  const period = keysOf(billingPeriods).find((name) => price.endsWith(name))
  if (!tier || !period) throw new Error(`there is no price ${price}`)
  const startsAt = Math.floor(Date.now() / 1000)
  return new SubscriptionLife({ seed: checkoutId, checkoutId, tier, period, startsAt }).events
}

function extraEvents(form: URLSearchParams): readonly StripeEvent[] {
  const metadata = (name: string) => form.get(`metadata[vedetta_${name}]`) ?? ''
  const amount = Number(metadata('amount'))
  const purchase = {
    extraId: metadata('extra'),
    licenceId: metadata('licence'),
    unit: metadata('unit') as Unit,
    amount,
  }
  const created = Math.floor(Date.now() / 1000)
  const total = amount * Number(form.get('line_items[0][price_data][unit_amount]'))
  const invoice = { id: `in_${randomUUID()}`, customer: 'cus_1', created, total, status: 'paid', lines: [] } as const
  const next = () => ({ id: `evt_${randomUUID()}`, created })
  return [
    stripeEvent(next(), 'checkout.session.completed', paidSession(purchase)),
    stripeEvent(next(), 'invoice.paid', extraInvoice(invoice, purchase)),
  ]
}
