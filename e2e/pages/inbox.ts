import { expect, type Locator, type Page } from '@playwright/test'
import { dayMs } from '../../packages/contracts/src/text/durations.ts'

/** The criterion that leaves out what other journeys publish meanwhile, which is of today. */
export const untilYesterday = () => `to=${new Date(Date.now() - dayMs).toISOString().slice(0, 10)}`

/** The totals, shown once the search has ended: "85 posizioni in 77 aziende". */
export const totals = (page: Page): Locator => page.getByRole('status').filter({ hasText: /posizion\S+ in .*aziend/ })

export const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Posizioni trovate' }).locator('[data-row]')

/** The texts of the rows, once the search has ended. */
export async function rowTexts(page: Page): Promise<string[]> {
  await expect(totals(page)).toBeAttached()
  return rows(page).allInnerTexts()
}

export async function rowIds(page: Page): Promise<string[]> {
  await expect(totals(page)).toBeAttached()
  const all = await rows(page).all()
  return Promise.all(all.map(async (row) => (await row.getAttribute('data-row')) ?? ''))
}

/** The cells of a column, by its heading. */
export async function cellsOf(page: Page, column: string): Promise<Locator[]> {
  const headings = await page.getByRole('columnheader').allInnerTexts()
  const place = headings.findIndex((heading) => heading.trim() === column) + 1
  expect(place, `a column ${column} among ${headings}`).toBeGreaterThan(0)
  return rows(page).locator(`td:nth-child(${place})`).all()
}

/** The chips of the active filters. */
export const chips = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Filtri attivi' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Togli/ }) })

/** The detail pane of the open position. */
export const pane = (page: Page): Locator => page.getByRole('complementary', { name: 'Posizione aperta' })

/** The licence's remaining searches and credits in the header. */
export const balance = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Ricerche/ })

/** The list item of a filter choice, with its facet count. */
export const facetCount = (page: Page, choice: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: choice, exact: true }) })
