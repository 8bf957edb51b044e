import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import {
  buyExtra,
  getSubscription,
  listInvoices,
  openPortal,
  type PaidSubscription,
} from '@vedetta/contracts/customers/billing'
import { getLicence, listLicences } from '@vedetta/contracts/customers/licences'
import { describe, expect, it, vi } from 'vitest'
import { answer, answerInstance, fail, server } from '../../testing/api.ts'
import { licenceID, makeLicence, makeLicences, makeSummary } from '../../testing/licence.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'

startTestApi()

const subscription: PaidSubscription = {
  tier: 'team',
  period: 'monthly',
  status: 'active',
  paidUntil: '2026-12-15T09:00:00Z',
  cancelAt: null,
  graceUntil: null,
}

const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ')

async function open(change: Partial<PaidSubscription> | null, path = '/profile?tab=billing') {
  server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })))
  server.use(answer(getSubscription, { subscription: change && { ...subscription, ...change } }))
  renderApp(path)
  const section = await screen.findByRole('region', { name: 'Pagamento di Orobica S.r.l.' })
  await within(section).findByRole('heading', { name: 'Fatture' })
  return section
}

describe('the payment of a licence', () => {
  it.each<[string, Partial<PaidSubscription>, string[]]>([
    [
      'active',
      {},
      ['PianoTeam', 'FatturazioneMensile', 'Prezzo299,00 € + IVA', 'Si rinnova il15 dic 2026', 'StatoAttivo'],
    ],
    ['annual', { period: 'annual' }, ['FatturazioneAnnuale', 'Prezzo2.990,00 € + IVA']],
    [
      'cancelled',
      { cancelAt: '2026-12-15T09:00:00Z' },
      ['la licenza resta attiva fino al 15 dic 2026 e non si rinnova', 'Termina il15 dic 2026', 'StatoDisdetto'],
    ],
    [
      'owing, in its days of grace',
      { status: 'past_due', graceUntil: '2026-12-22T09:00:00Z' },
      ['La licenza resta attiva fino al 22 dic 2026', 'Pagata fino al15 dic 2026', 'StatoPagamento non riuscito'],
    ],
    ['ended', { status: 'ended' }, ['Pagata fino al15 dic 2026', 'StatoTerminato']],
  ])('the payment of a licence is shown when the subscription is %s', async (_, change, words) => {
    const text = textOf(await open(change))
    for (const word of words) expect(text).toContain(word)
  })

  it('a licence without a subscription shows the support address and no portal', async () => {
    const section = await open(null)
    expect(textOf(section)).toContain('Questa licenza non si paga con carta.')
    expect(within(section).queryByRole('button')).toBeNull()
  })

  it('managing the payment redirects to the portal', async () => {
    const redirect = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const onCall = vi.fn()
    server.use(answer(openPortal, { url: 'https://billing.stripe.example/p/1' }, onCall))
    await open({})
    fireEvent.click(screen.getByRole('button', { name: 'Gestisci l’abbonamento' }))
    await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith('https://billing.stripe.example/p/1'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID })
    redirect.mockRestore()
  })

  it('a portal that fails to open shows the error', async () => {
    server.use(fail(openPortal, 'payments_unavailable'))
    await open({})
    fireEvent.click(screen.getByRole('button', { name: 'Gestisci l’abbonamento' }))
    expect(await screen.findByText(errors.payments_unavailable.it)).toBeTruthy()
  })

  it('a payer who administers nothing sees subscription, portal, upgrade, extras and invoices', async () => {
    server.use(answerInstance({ payments: true }))
    server.use(answer(getSubscription, { subscription }))
    const billed = [{ licenceID, customer: 'Orobica S.r.l.', tier: 'team', expired: false } as const]
    server.use(answer(listLicences, makeLicences({ billed })))
    renderApp('/profile?tab=billing')
    const section = within(await screen.findByRole('region', { name: 'Pagamento di Orobica S.r.l.' }))
    for (const name of ['Passa a Pro', 'Gestisci l’abbonamento', 'Vai al pagamento'])
      expect(await section.findByRole('button', { name })).toBeTruthy()
    expect(section.getByRole('heading', { name: 'Fatture' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Licenze che amministri' })).toBeNull()
  })

  it.each<[string, Partial<PaidSubscription>]>([
    ['the largest plan', { tier: 'pro' }],
    ['an ended subscription', { status: 'ended' }],
  ])('%s offers no larger one', async (_, change) => {
    const section = await open(change)
    expect(within(section).getByRole('button', { name: 'Gestisci l’abbonamento' })).toBeTruthy()
    expect(within(section).queryByRole('button', { name: /^Passa a/ })).toBeNull()
  })

  it('the payment of a licence is not shown to its manager', async () => {
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary({ role: 'manager' })] })))
    renderApp('/profile?tab=billing')
    expect(await screen.findByText(/^Ancora nessuna fattura: quelle delle licenze/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Pagamento di Orobica S.r.l.' })).toBeNull()
  })
})

describe('invoices', () => {
  it('invoices are listed with number, state, date and amount, and link to Stripe', async () => {
    server.use(
      answer(listInvoices, {
        invoices: [
          {
            invoiceID: 'in_2',
            number: 'VED-2',
            issuedAt: '2026-11-15T09:00:00Z',
            total: 36_478,
            status: 'open',
            url: 'https://invoice.stripe.example/2',
          },
          {
            invoiceID: 'in_1',
            number: 'VED-1',
            issuedAt: '2026-10-15T09:00:00Z',
            total: 36_478,
            status: 'paid',
            url: null,
          },
        ],
      }),
    )
    const section = await open({})
    const rows = await within(section).findAllByRole('listitem')
    expect(rows.map(textOf)).toEqual(['VED-2Da pagare15 nov 2026 · 364,78 €Apri', 'VED-1Pagata15 ott 2026 · 364,78 €'])
    const link = within(section).getByRole('link', { name: 'Apri la fattura VED-2' })
    expect(link.getAttribute('href')).toBe('https://invoice.stripe.example/2')
  })

  it('a licence without invoices says so', async () => {
    const section = await open({})
    expect(await within(section).findByText('Ancora nessuna fattura.')).toBeTruthy()
  })
})

it.each([
  ['paid', 'Pagamento ricevuto: il tuo acquisto sarà disponibile tra qualche istante.'],
  ['left', 'Il pagamento non è stato completato: non ti è stato addebitato nulla.'],
])('the return from a checkout that was %s shows the outcome', async (outcome, text) => {
  await open({}, `/profile?tab=billing&checkout=${outcome}`)
  expect(screen.getByText(text)).toBeTruthy()
})

describe('more credits or searches', () => {
  async function openExtras(role: 'administrator' | 'manager') {
    server.use(answerInstance({ payments: true }))
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary({ role })] })))
    server.use(answer(getLicence, makeLicence({ role })))
    renderApp('/profile?tab=licenses')
    await screen.findByRole('heading', { name: 'Crediti o ricerche in più' })
  }

  it('extras are bought at once where checkout is available', async () => {
    const redirect = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const onCall = vi.fn()
    server.use(answer(buyExtra, { url: 'https://checkout.stripe.example/c/1' }, onCall))
    await openExtras('administrator')
    fireEvent.click(await screen.findByRole('radio', { name: /^Ricerche/ }))
    fireEvent.change(screen.getByLabelText('Quantità'), { target: { value: '200' } })
    fireEvent.click(screen.getByRole('button', { name: 'Vai al pagamento' }))
    await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.example/c/1'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, unit: 'search', amount: 200 })
    redirect.mockRestore()
  })

  it('fewer than ten extras are not sold', async () => {
    await openExtras('administrator')
    fireEvent.change(await screen.findByLabelText('Quantità'), { target: { value: '9' } })
    fireEvent.click(screen.getByRole('button', { name: 'Vai al pagamento' }))
    expect(await screen.findByText(errors.invalid_request.it)).toBeTruthy()
  })

  it('a manager requests extras, as where checkout is unavailable', async () => {
    await openExtras('manager')
    expect(await screen.findByRole('button', { name: 'Invia la richiesta' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Vai al pagamento' })).toBeNull()
  })
})
