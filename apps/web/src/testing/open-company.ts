import { screen, within } from '@testing-library/react'
import { type CompanyDetail, getCompany, getCompanyNews } from '@vedetta/contracts/companies/company-detail'
import { answer, server } from './api.ts'
import { answerCompanies, makeCompany } from './companies.ts'
import { makeCompanyDetail } from './company.ts'
import { renderApp } from './render-app.tsx'
import { listOf, uuidOf } from './saved.ts'

export const companyID = uuidOf(1)
export const lockedNews = { state: 'locked' as const, total: 7, page: 1, news: [] }

type Pane = Awaited<ReturnType<typeof companyPane>>

/** Answers the calls around a company: a list of three, and locked news. */
export function answerAroundCompany(): void {
  server.use(answer(getCompanyNews, lockedNews), answerCompanies(listOf(3, makeCompany)))
}

export async function companyPane() {
  return within(await screen.findByRole('complementary', { name: 'Azienda aperta' }))
}

/** Opens the first company beside its list, fully loaded. */
export async function openCompany(
  change: Partial<CompanyDetail> = {},
  search: string = `?tab=companies&company=${companyID}`,
) {
  server.use(answer(getCompany, makeCompanyDetail(change)))
  const router = renderApp(`/positions${search}`)
  const pane = await companyPane()
  await pane.findByRole('heading', { level: 3, name: 'Bilanci' })
  return { router, pane }
}

export function regionOf(pane: Pane, name: string) {
  return within(pane.getByRole('region', { name }))
}

/** Replaces the non-breaking spaces of numbers by plain ones. */
export function plainText({ textContent }: Element): string | undefined {
  return textContent?.replaceAll(/\s/g, ' ')
}

export function cellsOf(table: HTMLElement): (string | undefined)[][] {
  const rows = within(table).getAllByRole('row')
  return rows.map((row) => [...row.children].map(plainText))
}
