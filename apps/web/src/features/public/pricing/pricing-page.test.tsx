import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { priceOf, soldTiers, startCheckout } from '@vedetta/contracts/customers/billing'
import { monthsPaidInAYear, plans } from '@vedetta/contracts/facts/plans'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatNumber, formatWholeEuro } from '../../../lib/format.ts'
import { answer, answerInstance, fail, server } from '../../../testing/api.ts'
import { solveCaptchas } from '../../../testing/captcha.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { planPrice } from './plan-prices.ts'

startTestApi()
solveCaptchas()

const main = () => screen.findByRole('main')
const card = async (plan: string) =>
  within((await screen.findByRole('heading', { level: 2, name: plan })).closest('li') as HTMLElement)

it('the prices on the pricing page are those of the checkout', () => {
  for (const tier of soldTiers) {
    expect(planPrice(tier, 'monthly')).toBe(priceOf(tier, 'monthly'))
    expect(planPrice(tier, 'annual')).toBe(priceOf(tier, 'annual'))
  }
})

describe('the plans', () => {
  it.each([
    [
      'Basic',
      '89 €',
      '890 €',
      [
        '1 utente',
        '100 ricerche al mese',
        '800 crediti al mese',
        '5 filtri salvati per persona',
        'Senza avvisi per e-mail',
      ],
    ],
    [
      'Team',
      '299 €',
      '2.990 €',
      [
        'Fino a 5 utenti',
        '1.000 ricerche al mese',
        '3.000 crediti al mese',
        '25 filtri salvati per persona',
        'Avvisi per e-mail sui filtri salvati',
      ],
    ],
    [
      'Pro',
      '690 €',
      '6.900 €',
      [
        'Fino a 15 utenti',
        '3.200 ricerche al mese',
        '7.500 crediti al mese',
        '100 filtri salvati per persona',
        'Avvisi per e-mail sui filtri salvati',
        'Avvisi immediati per e-mail',
      ],
    ],
    [
      'Enterprise',
      'Su misura',
      undefined,
      [
        'Utenti illimitati',
        'Ricerche e crediti concordati',
        '500 filtri salvati per persona',
        'Avvisi per e-mail sui filtri salvati',
        'Avvisi immediati per e-mail',
        'API, webhook e feed per ATS e CRM',
      ],
    ],
  ])('the plan %s costs %s, a year %s, and shows its limits', async (plan, price, yearly, lines) => {
    renderApp('/pricing')
    const shown = await card(plan)
    expect(shown.getByText(price)).toBeTruthy()
    if (yearly) expect(shown.getByText(new RegExp(`oppure ${yearly} l’anno`))).toBeTruthy()
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines)
  })

  it('the plans billed by the year cost ten months, with the period in the URL', async () => {
    const router = renderApp('/pricing')
    fireEvent.click(await screen.findByRole('radio', { name: 'Annuale' }))
    expect(router.state.location.search).toBe('?period=annual')
    expect((await card('Team')).getByText('249,17 €')).toBeTruthy()
    expect((await card('Team')).getByText(/2\.990 € una volta l’anno/)).toBeTruthy()
    expect(screen.getByText('Con l’annuale paghi 10 mesi su 12.')).toBeTruthy()
  })

  it.each([
    ['/pricing', 'I piani a confronto', 'it', 'Su misura', 'Utenti illimitati', ['Sì', 'No']],
    ['/en/pricing', 'The plans compared', 'en', 'Custom', 'Unlimited users', ['Yes', 'No']],
  ] as const)('the table of %s has every price and limit of the plans', async (...row) => {
    const [path, title, language, agreed, unlimited, [yes, no]] = row
    renderApp(path)
    const rows = within(await screen.findByRole('table', { name: title })).getAllByRole('row')
    const cells = rows.map((each) => [...each.querySelectorAll('th[scope=col], td')].map((cell) => cell.textContent))
    const number = (value: number | null) => (value === null ? agreed : formatNumber(value, language))
    const euro = (value: number | null) => (value === null ? agreed : formatWholeEuro(value, language))
    const all = Object.values(plans)
    expect(cells[0]?.slice(1)).toEqual(all.map((plan) => plan[language]))
    expect(cells.slice(1)).toEqual([
      all.map(({ monthlyPrice }) => euro(monthlyPrice)),
      all.map(({ monthlyPrice }) => euro(monthlyPrice && monthlyPrice * monthsPaidInAYear)),
      all.map(({ size }) => (size === null ? unlimited : number(size))),
      all.map(({ monthlySearches, monthlyPrice }) => number(monthlyPrice && monthlySearches)),
      all.map(({ monthlyCredits, monthlyPrice }) => number(monthlyPrice && monthlyCredits)),
      all.map(({ savedFilters }) => number(savedFilters)),
      all.map(({ alerts }) => (alerts ? yes : no)),
      all.map(({ instantAlerts }) => (instantAlerts ? yes : no)),
      all.map(({ publicApi }) => (publicApi ? yes : no)),
    ])
  })

  it('the pricing page shows what credits buy, the price of extras, and a trial of 3 or 6 months', async () => {
    renderApp('/pricing')
    const costs = within(await screen.findByRole('table', { name: 'Costo in crediti di ogni azione' }))
    expect(
      costs
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Una posizione esportata, o consegnata completa dall’API1',
      'Un contatto personale sbloccato5',
      'I bilanci di un’azienda, tre anni2',
      'Le notizie di un’azienda1',
    ])
    const page = within(await main())
    expect(page.getByText('0,10 €')).toBeTruthy()
    expect(page.getByText('0,15 €')).toBeTruthy()
    expect(page.getByText(/per 3 o 6 mesi/, { selector: 'section:has(a[href="/git?subject=trial"]) > p' })).toBeTruthy()
  })
})

describe('without checkout', () => {
  it('every plan links to the contact form where checkout is unavailable', async () => {
    renderApp('/en/pricing')
    for (const plan of ['Basic', 'Team', 'Pro', 'Enterprise']) {
      const link = await screen.findByRole('link', { name: `Contact us about the ${plan} plan` })
      expect(link.getAttribute('href')).toMatch(/^\/en\/git\?subject=/)
    }
    expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull()
  })
})

describe('checkout', () => {
  beforeEach(() => server.use(answerInstance({ payments: true })))

  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Vai al pagamento' }))

  async function fillIn() {
    await screen.findByLabelText('La tua e-mail')
    type('La tua e-mail', 'giulia@agenzia.example')
    type('Azienda', 'Agenzia Prova S.r.l.')
    type('Partita IVA', '12345670785')
    type('Codice SDI', 'ABC1234')
    fireEvent.focusIn(screen.getByLabelText('Azienda'))
    await screen.findByText('Verifica anti-bot completata.')
  }

  it('checkout sends user, administrator, invoice data and captcha, then redirects to the payment', async () => {
    const onCall = vi.fn()
    const redirect = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    server.use(answer(startCheckout, { url: 'https://checkout.stripe.example/c/1' }, onCall))
    renderApp('/pricing?period=annual')
    fireEvent.click(await screen.findByRole('link', { name: 'Acquista il piano Team' }))
    expect(await screen.findByText('2.990 € l’anno, più IVA (22% in Italia)')).toBeTruthy()
    await fillIn()
    fireEvent.click(screen.getByRole('radio', { name: /La uso io/ }))
    type('E-mail dell’amministratore', 'capo@agenzia.example')
    send()
    await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.example/c/1'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      tier: 'team',
      period: 'annual',
      language: 'it',
      role: 'use',
      email: 'giulia@agenzia.example',
      administratorEmail: 'capo@agenzia.example',
      companyName: 'Agenzia Prova S.r.l.',
      vatNumber: '12345670785',
      sdiCode: 'ABC1234',
      captcha: expect.stringMatching(/.+/),
    })
  })

  it('checkout of a plan with one seat makes the buyer its user', async () => {
    const onCall = vi.fn()
    vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    server.use(answer(startCheckout, { url: 'https://checkout.stripe.example/c/2' }, onCall))
    renderApp('/pricing?plan=basic')
    await fillIn()
    expect(screen.queryByRole('radio', { name: /La amministro io/ })).toBeNull()
    send()
    await waitFor(() => expect(onCall.mock.calls[0]?.[0]).toMatchObject({ tier: 'basic', role: 'use' }))
    expect(onCall.mock.calls[0]?.[0]).not.toHaveProperty('administratorEmail')
  })

  it.each([
    ['invalid_vat_number', 'Partita IVA'],
    ['invalid_sdi_code', 'Codice SDI'],
  ] as const)('checkout refused with %s shows the error at its field', async (code, label) => {
    server.use(fail(startCheckout, code))
    renderApp('/pricing?plan=pro')
    await fillIn()
    send()
    expect(await screen.findByText(errors[code].it)).toBeTruthy()
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  })

  it('checkout needs a company, its VAT number and the invoice’s address', async () => {
    renderApp('/pricing?plan=pro')
    await screen.findByLabelText('La tua e-mail')
    send()
    for (const code of ['email_required', 'company_name_required', 'invalid_vat_number'] as const) {
      expect(await screen.findByText(errors[code].it)).toBeTruthy()
    }
  })

  it.each([
    ['paid', 'Pagamento ricevuto', 'Riscatta la licenza', '/redeem'],
    ['left', 'Non hai pagato nulla', 'Scrivici se qualcosa non va', '/git?subject=billing'],
  ])('the return from a payment that was %s shows the outcome', async (outcome, title, action, href) => {
    renderApp(`/pricing?checkout=${outcome}`)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
  })
})
