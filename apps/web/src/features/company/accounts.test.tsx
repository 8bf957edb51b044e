import { fireEvent, screen, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { buyAccounts } from '@vedetta/contracts/companies/company-detail'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../testing/api.ts'
import { boughtAccounts } from '../../testing/company.ts'
import {
  answerAroundCompany,
  cellsOf,
  companyID,
  openCompany,
  plainText,
  regionOf,
} from '../../testing/open-company.ts'
import { startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

beforeEach(answerAroundCompany)

describe('the accounts of a company', () => {
  it('locked accounts show their price and the credits left, and appear once the purchase is confirmed', async () => {
    const answered = Promise.withResolvers<void>()
    const onCall = vi.fn(() => answered.promise)
    const { pane } = await openCompany()
    const accounts = regionOf(pane, 'Bilanci')
    expect(accounts.getByText(/^Fatturato, costi, EBITDA e utile del 2023, 2024 e 2025/)).toBeTruthy()
    expect(accounts.getByText(/^Costo: 2 crediti/).textContent).toBe(
      'Costo: 2 crediti, una volta l’anno per tutta la licenza. Ti restano 2.310 crediti.',
    )
    server.use(answer(buyAccounts, { credits: 2, accounts: boughtAccounts }, onCall))
    const search = { left: 842, monthly: 1000 }
    server.use(answer(getBalance, { search, credit: { left: 2308, monthly: 3000 }, nextReset: '2026-12-01T09:00:00Z' }))
    fireEvent.click(accounts.getByRole('button', { name: 'Sblocca i bilanci · 2 crediti' }))
    expect(accounts.queryByRole('heading', { name: 'EBITDA e utile' })).toBeNull()
    answered.resolve()
    expect(await accounts.findByRole('heading', { name: 'EBITDA e utile' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ companyID })
    await expectToast('Bilanci sbloccati', '2 crediti usati.')
    expect(await screen.findByText('2.308')).toBeTruthy()
  })

  it('accounts that a colleague has bought cost nothing', async () => {
    server.use(answer(buyAccounts, { credits: 0, accounts: boughtAccounts }))
    const { pane } = await openCompany()
    fireEvent.click(pane.getByRole('button', { name: 'Sblocca i bilanci · 2 crediti' }))
    await expectToast('Bilanci sbloccati', 'La tua licenza li aveva già pagati: nessun credito usato.')
  })

  it.each(['credits_used_up', 'company_data_unavailable', 'internal_error'] as const)(
    'accounts whose purchase fails with %s stay locked',
    async (code) => {
      server.use(fail(buyAccounts, code))
      const { pane } = await openCompany()
      fireEvent.click(pane.getByRole('button', { name: 'Sblocca i bilanci · 2 crediti' }))
      await expectToast('Bilanci non sbloccati', errors[code].it)
      expect(pane.queryByRole('heading', { name: 'EBITDA e utile' })).toBeNull()
    },
  )

  it('accounts are not offered when the credits do not suffice', async () => {
    const few = { left: 1, monthly: 800 }
    server.use(answer(getBalance, { search: few, credit: few, nextReset: '2026-12-01T09:00:00Z' }))
    const { pane } = await openCompany()
    const accounts = regionOf(pane, 'Bilanci')
    const status = await accounts.findByRole('status')
    expect(status.textContent).toContain(`${errors.credits_used_up.it}Si rinnovano il 1 dic 2026.`)
    const help = await within(status).findAllByRole('button')
    expect(help.map(({ textContent }) => textContent)).toEqual(['Chiedi altri crediti'])
    expect(accounts.getAllByRole('button')).toEqual(help)
  })

  it('a company without accounts shows that no credits were used', async () => {
    const { pane } = await openCompany({ accounts: { state: 'none', filed: [], years: [] } })
    expect(pane.getByText('Dati non disponibili. Nessun credito è stato usato.')).toBeTruthy()
  })

  it('accounts are three charts, each with its table', async () => {
    const { pane } = await openCompany({ accounts: boughtAccounts })
    const accounts = regionOf(pane, 'Bilanci')
    const tableOf = (name: string) => {
      const chart = within(accounts.getByRole('figure', { name }))
      fireEvent.click(chart.getByRole('radio', { name: 'Tabella' }))
      return cellsOf(chart.getByRole('table', { name }))
    }
    expect(tableOf('EBITDA e utile')).toEqual([
      ['Anno', 'EBITDA', 'Utile netto'],
      ['2023', '2.800.000 €', '700.000 €'],
      ['2024', '3.080.000 €', '-385.000 €'],
      ['2025', '4.120.000 €', '1.236.000 €'],
    ])
    expect(tableOf('Costi e fatturato')[3]).toEqual(['2025', '41.200.000 €', '37.900.000 €'])
    expect(tableOf('Andamento in tre anni').slice(1)).toEqual([
      ['2023', '8%', '2%'],
      ['2024', '8%', '-1%'],
      ['2025', '10%', '3%'],
    ])
    expect(plainText(accounts.getByText(/^Nel 2025 costi/))).toBe(
      'Nel 2025 costi per 37,9 Mln € su 41,2 Mln € di fatturato (92%).',
    )
  })

  it('accounts compare three years, with the change in percent', async () => {
    const { pane } = await openCompany({ accounts: boughtAccounts })
    expect(cellsOf(pane.getByRole('table', { name: 'Confronto tra tre anni' }))).toEqual([
      ['In Mln €', '2023', '2024', '2025', 'dal 2024', 'dal 2023'],
      ['Fatturato', '35', '38,5', '41,2', '+7%', '+17,7%'],
      ['Costi', '32,4', '36,1', '37,9', '+5%', '+17%'],
      ['EBITDA', '2,8', '3,08', '4,12', '+33,8%', '+47,1%'],
      ['Utile netto', '0,7', '-0,39', '1,24', '–Non calcolabile: il valore precedente era zero o in perdita', '+76,6%'],
    ])
  })

  it('accounts of a single year have no comparison', async () => {
    const [last] = boughtAccounts.years
    const { pane } = await openCompany({ accounts: { state: 'unlocked', filed: [2025], years: last ? [last] : [] } })
    expect(pane.queryByRole('heading', { name: 'Andamento in tre anni' })).toBeNull()
    expect(cellsOf(pane.getByRole('table', { name: 'Confronto tra tre anni' }))[0]).toEqual(['In Mln €', '2025'])
  })
})
