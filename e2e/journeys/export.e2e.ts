import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Db } from '../../packages/core/src/db/client.ts'
import { makeCompany, makeSource, publish, publishedPosition } from '../../packages/core/src/testing/factories.ts'
import { exportCsv, parseCells } from '../pages/export-dialog.ts'
import { balance, rows, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

/** Cell texts that a spreadsheet would run as formulas. */
const formulas = ['=HYPERLINK("https://male.example";"qui")', '+39', '-1', '@SUM(A1)']

test('a recruiter sees the cost of an export, exports two pages to a CSV file safe for spreadsheets, and pays for each position once', async ({
  page,
  db,
}) => {
  await signIn(page, await makeRecruiter(db))
  const role = await publishPositions(page, db, 60)
  await page.goto(`/positions?name=${role}`)
  await expect(totals(page)).toHaveText(/^60 posizioni/)

  const exportDialog = await openExportDialog(page, 2)
  await expect(exportDialog).toContainText('Posizioni50')
  await expect(exportDialog).toContainText('Costo50 crediti')
  await expect(exportDialog).toContainText('Crediti rimastiora 3.000 · dopo 2.950')
  const file = await exportCsv(page)
  await expect(page.getByText('50 posizioni nel file, 50 crediti usati.')).toBeVisible()
  await expect(balance(page)).toContainText('Crediti 2.950 / 3.000')

  expect(file.name).toMatch(/^vedetta-\d{4}-\d\d-\d\d\.csv$/)
  expect(file.text.startsWith('\uFEFF')).toBe(true)
  const [headings = [], ...lines] = parseCells(file.text.slice(1))
  expect(headings.slice(0, 3)).toEqual(['Ruolo', 'Stato', 'Azienda'])
  expect(lines).toHaveLength(50)
  for (const line of lines) expect(line).toHaveLength(headings.length)
  const names = lines.map(([name = '']) => name)
  expect(names.filter((name) => /^[=+\-@]/.test(name))).toEqual([])
  for (const formula of formulas) expect(names.filter((name) => name.startsWith(`'${formula}`))).toHaveLength(1)
  const shown = await rows(page).getByRole('link').allInnerTexts()
  expect(names.slice(0, 25).map((name) => name.replace(/^'/, ''))).toEqual(shown)

  await openExportDialog(page, 3)
  await expect(exportDialog).toContainText('Già pagate quest’anno50')
  await expect(exportDialog).toContainText('Costo10 crediti')
  expect(parseCells((await exportCsv(page)).text)).toHaveLength(61)
  await expect(balance(page)).toContainText('Crediti 2.940 / 3.000')

  await rows(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Pagina 3' }).click()
  await expect(rows(page)).toHaveCount(10)
  await rows(page).nth(0).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Esporta CSV' }).click()
  await expect(exportDialog).toContainText('Posizioni2')
  await expect(exportDialog).toContainText('Costo0 crediti')
  expect(parseCells((await exportCsv(page)).text)).toHaveLength(3)
})

test('a recruiter with too few credits exports part of the positions and sees how many were left out', async ({
  page,
  db,
}) => {
  await signIn(page, await makeRecruiter(db, {}, { monthly_credits: 30 }))
  await page.goto('/positions?name=addetto')
  await expect(totals(page)).toBeAttached()
  const exportDialog = await openExportDialog(page, 2)
  await expect(exportDialog.getByText(/^I crediti bastano per 30 posizioni su 50/)).toBeVisible()
  expect(parseCells((await exportCsv(page)).text)).toHaveLength(31)
  await expect(page.getByText('20 posizioni oltre il limite mensile, 30 crediti usati.')).toBeVisible()
  await expect(balance(page)).toContainText('Crediti 0 / 30')
})

/** Publishes positions of a new company with a unique role and waits until search finds them. */
async function publishPositions(page: Page, db: Db, count: number): Promise<string> {
  const mark = randomUUID().slice(0, 8)
  const companyNo = await makeCompany(db, { name: 'Corderie Riunite S.r.l.' })
  const titles = Array.from({ length: count }, (_, n) => `${formulas[n - 40] ?? ''} Cordatore ${mark} n. ${n}`.trim())
  const published = titles.map((title) => publishedPosition(companyNo, { title }))
  // Old positions, so that journeys about new ones don't find them.
  await publish(db, await makeSource(db), published, new Date('2025-03-01'))
  const role = `cordatore ${mark}`
  const found = async () => {
    const data = { position: { name: role }, newSearch: true }
    return (await (await page.request.post('/api/position/search', { data })).json()).total
  }
  await expect.poll(found, { intervals: [1500], timeout: 30_000 }).toBe(count)
  return role
}

async function openExportDialog(page: Page, pages: number) {
  await page.getByRole('button', { name: 'Esporta CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esporta in CSV' })
  await dialog.getByRole('spinbutton', { name: 'Alla pagina', exact: true }).fill(`${pages}`)
  return dialog
}
