import { screen, within } from '@testing-library/react'
import { getBalance, listLicences } from '@vedetta/contracts/customers/licences'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { expect, it } from 'vitest'
import { answer, makeProfile, noSubscription, server } from '../../testing/api.ts'
import { makeLicences, makeSummary } from '../../testing/licence.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'

startTestApi()

const own = {
  tier: 'team',
  licenceID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1d09',
  expiresAt: '2027-11-01T00:00:00Z',
  code: null,
  customer: 'Lario S.p.A.',
  assignedAt: '2026-10-03T08:00:00Z',
} as const

function textOf(element: HTMLElement) {
  return element.textContent?.replace(/\s/g, ' ')
}

it('the billing tab shows plan, price, expiry and balance', async () => {
  server.use(answer(listLicences, makeLicences({ own })))
  renderApp('/profile?tab=billing')
  const plan = await screen.findByText('Dalla licenza di Lario S.p.A.')
  const text = textOf(plan.closest('section') as HTMLElement)
  expect(text).toContain('PianoTeamPrezzo di listino299,00 € al meseScade il1 nov 2027Prossimo rinnovo1 dic 2026')
  expect(text).toContain('Ricerche rimaste 842 / 1.000')
  expect(text).toContain('Crediti rimasti 2.310 / 3.000')
})

it('a balance at a tenth of the month or below is shown as running out', async () => {
  const search = { left: 100, monthly: 1000 }
  const credit = { left: 301, monthly: 3000 }
  server.use(answer(getBalance, { search, credit, nextReset: '2026-12-01T09:00:00Z' }))
  server.use(answer(listLicences, makeLicences({ own })))
  renderApp('/profile?tab=billing')
  const plan = await screen.findByText('Dalla licenza di Lario S.p.A.')
  const text = textOf(plan.closest('section') as HTMLElement)
  expect(text).toContain('Ricerche rimaste 100 / 1.000 in esaurimento')
  expect(text).toContain('Crediti rimasti 301 / 3.000')
  expect(text).not.toContain('301 / 3.000 in esaurimento')
})

it('the billing tab lists administered licences, without a price for a trial', async () => {
  const administered = [makeSummary(), makeSummary({ licenceID: own.licenceID, trial: true, tier: 'pro' })]
  server.use(answer(listLicences, makeLicences({ administered })))
  renderApp('/profile?tab=billing')
  const rows = within(await screen.findByRole('region', { name: 'Licenze che amministri' })).getAllByRole('listitem')
  expect(rows.map(textOf)).toEqual([
    'Orobica S.r.l.TeamAttiva299,00 € al mese · 1 assegnato su 5 · scade il 1 nov 2027',
    'Orobica S.r.l.ProProvaAttiva1 assegnato su 5 · scade il 1 nov 2027',
  ])
})

it('the billing tab has the prices of plans, extras and credit purchases', async () => {
  server.use(answer(listLicences, makeLicences({ own })))
  renderApp('/profile?tab=billing')
  const table = await screen.findByRole('table', { name: 'Prezzi' })
  expect(within(table).getAllByRole('row').slice(1).map(textOf)).toEqual([
    'BasicPosti 1Ricerche 100Crediti 800Al mese 89,00 €All’anno 890,00 €',
    'TeamPosti 5Ricerche 1.000Crediti 3.000Al mese 299,00 €All’anno 2.990,00 €',
    'ProPosti 15Ricerche 3.200Crediti 7.500Al mese 690,00 €All’anno 6.900,00 €',
    'EnterprisePosti IllimitatiRicerche su misuraCrediti su misuraAl mese su misuraAll’anno su misura',
  ])
  const prices = textOf(screen.getByRole('region', { name: 'Prezzi' }))
  expect(prices).toContain('Posizione esportata1 creditoContatto personale5 crediti')
  expect(prices).toContain('Credito in più0,10 €Ricerca in più0,15 €')
  expect(await screen.findByText(/^Ancora nessuna fattura: quelle delle licenze/)).toBeTruthy()
})

it('the billing tab without a licence explains how to get one', async () => {
  server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription }) }))
  server.use(answer(listLicences, makeLicences()))
  renderApp('/profile?tab=billing')
  expect(await screen.findByRole('heading', { name: 'Non hai ancora una licenza' })).toBeTruthy()
})
