import { screen, within } from '@testing-library/react'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import { retention } from '@vedetta/contracts/facts/retention'
import { listSubProcessors } from '@vedetta/contracts/privacy/sub-processors'
import { describe, expect, it } from 'vitest'
import { answer, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const page = async () => {
  await screen.findByRole('heading', { level: 1 })
  return screen.getByRole('main')
}

describe('a legal page', () => {
  it.each([
    ['/privacy', 'Informativa sulla privacy'],
    ['/dataagr', 'Accordo sul trattamento dei dati'],
    ['/cookies', 'Cookie'],
    ['/terms', 'Termini e condizioni'],
    ['/en/privacy', 'Privacy notice'],
    ['/en/dataagr', 'Data processing agreement'],
    ['/en/cookies', 'Cookies'],
    ['/en/terms', 'Terms and conditions'],
  ])('the legal page %s shows the company, its version and its sections', async (path, title) => {
    renderApp(path)
    const main = await page()
    expect(within(main).getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(main.textContent).toContain(exampleCompany.companyName)
    expect(main.textContent).toContain(`${path.startsWith('/en') ? 'Version' : 'Versione'} ${legalVersion.number},`)
    const contents = within(main).getByRole('navigation')
    for (const link of within(contents).getAllByRole('link')) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      expect(part?.querySelector('h2')?.textContent).toBe(link.textContent)
    }
  })

  it.each([
    ['/privacy', 'mesi'],
    ['/en/privacy', 'months'],
  ])('the legal page %s states the retention periods that the sweeps apply', async (path, months) => {
    renderApp(path)
    const { textContent } = await page()
    for (const period of [
      `${retention.contactMonths} ${months}`,
      `${retention.messageMonths} ${months}`,
      `${retention.usageMonths} ${months}`,
      `${retention.actMonths} ${months}`,
      `${retention.receiverProofMonths} ${months}`,
      `${retention.closedAdvertMonths} ${months}`,
      `${retention.pageMonths} ${months}`,
    ])
      expect(textContent).toContain(period)
    expect(textContent).toContain(exampleCompany.dpo)
    expect(textContent).toContain('garanteprivacy.it')
  })

  it('the legal page /terms names the court', async () => {
    renderApp('/terms')
    expect((await page()).textContent).toContain(`foro di ${exampleCompany.court}`)
  })
})

describe('the sub-processors', () => {
  it('the sub-processors are the configured ones, with their country and whether data are transferred', async () => {
    const subProcessors = [
      { purpose: 'hosting', name: 'Some Servers GmbH', country: 'DE' },
      { purpose: 'mail', name: 'Far Post Inc.', country: 'US' },
    ] as const
    server.use(answer(listSubProcessors, { subProcessors: [...subProcessors] }))
    renderApp('/subp')
    const table = within(await screen.findByRole('table'))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows[1]).toMatch(/Some Servers GmbH.*Server e rete.*Germania.*Spazio economico europeo/)
    expect(rows[2]).toMatch(/Far Post Inc\..*Invio delle e-mail.*Stati Uniti.*clausole contrattuali tipo/)
  })

  it('the page of sub-processors says so when none is configured', async () => {
    server.use(answer(listSubProcessors, { subProcessors: [] }))
    renderApp('/en/subp')
    expect(await screen.findByText('This instance uses none: everything runs on its own servers.')).toBeTruthy()
  })
})
