import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { readXlsxCells } from '../../packages/core/src/inbox/exports/testing/read-export.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { maskText } from '../../packages/core/src/privacy/masking/mask.ts'
import {
  makeCompany,
  makeContact,
  makeSource,
  publish,
  publishedPosition,
} from '../../packages/core/src/testing/factories.ts'
import { vatCheckDigit } from '../../packages/reference/src/vat-number.ts'
import { download, exportCsv, exportFile, parseCells } from '../pages/export-dialog.ts'
import { choose } from '../pages/forms.ts'
import { balance, rows, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

/** Cell texts that a spreadsheet would run as formulas. */
const formulas = ['=HYPERLINK("https://male.example";"qui")', '+39', '-1', '@SUM(A1)']

test('a recruiter sees the cost of an export, exports fifty rows to a CSV file safe for spreadsheets, and pays for each position once', async ({
  page,
  db,
}) => {
  await signIn(page, await makeRecruiter(db))
  const role = await publishPositions(page, db, 60)
  await page.goto(`/positions?name=${role}`)
  await expect(totals(page)).toHaveText(/^60 posizioni/)

  const exportDialog = await openExportDialog(page, 'Le prime 50')
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

  await openExportDialog(page, 'Tutte: 60')
  await expect(exportDialog).toContainText('Già pagate quest’anno50')
  await expect(exportDialog).toContainText('Costo10 crediti')
  expect(parseCells((await exportCsv(page)).text)).toHaveLength(61)
  await expect(balance(page)).toContainText('Crediti 2.940 / 3.000')

  await rows(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Pagina 3' }).click()
  await expect(rows(page)).toHaveCount(10)
  await rows(page).nth(0).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Esporta file' }).click()
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
  const exportDialog = await openExportDialog(page, 'Le prime 50')
  await expect(
    exportDialog.getByRole('button', { name: 'Esporta 50 · 30 crediti rimasti: ne usciranno 30' }),
  ).toBeVisible()
  expect(parseCells((await exportCsv(page)).text)).toHaveLength(31)
  await expect(page.getByText('20 posizioni oltre il limite mensile, 30 crediti usati.')).toBeVisible()
  await expect(balance(page)).toContainText('Crediti 0 / 30')
})

test('a recruiter chooses what a file holds and its format, and downloads past exports again without charge', async ({
  page,
  db,
}) => {
  await signIn(page, await makeRecruiter(db))
  const { vat, host, mailbox, role } = await publishRichPosition(page, db)
  await page.goto(`/positions?name=${role}`)
  await expect(totals(page)).toHaveText(/^1 posizione/)

  const dialog = await openDialog(page)
  await expect(dialog.getByRole('checkbox', { name: 'Contatti' })).not.toBeChecked()
  await expect(dialog).toContainText('Costo1 credito')
  const added = ['Retribuzione', 'Sito dell’azienda', 'Sede legale', 'Descrizione', 'Contatti']
  for (const name of added) await dialog.getByRole('checkbox', { name }).check()
  await expect(dialog).toContainText('Costo1 credito')
  const csv = await exportCsv(page)
  await expect(balance(page)).toContainText('Crediti 2.999 / 3.000')
  const [headings = [], line = []] = parseCells(csv.text.slice(1))
  const cell = (heading: string) => line[headings.indexOf(heading)]
  expect(cell('Partita IVA')).toBe(`="${vat}"`)
  expect(cell('Fatturato (€)')).toBe('1200000')
  expect(cell('Lingue')).toBe('Inglese, Tedesco')
  expect(cell('Province')).toBe('Bergamo')
  expect(cell('Retribuzione')).toBe('30.000–35.000\u00A0€ l’anno')
  expect(cell('Sito dell’azienda')).toBe(`https://${host}`)
  expect(cell('Sede legale')).toBe('Via Roma 1, Bergamo (BG)')
  expect(cell('Descrizione')).toContain('[contatto omesso]')
  expect(cell('E-mail generale')).toBe(mailbox)
  expect(csv.text).not.toContain('carla.bianchi@')

  await openDialog(page)
  for (const name of added) await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Contatti' }).uncheck()
  await dialog.getByText('Excel (XLSX)').click()
  await expect(dialog).toContainText('Costo0 crediti')
  const xlsx = await exportFile(page)
  expect(xlsx.name).toMatch(/^vedetta-\d{4}-\d\d-\d\d\.xlsx$/)
  const [xlsxHeadings = [], xlsxLine = []] = await readXlsxCells(xlsx.bytes)
  const typed = (heading: string) => xlsxLine[xlsxHeadings.indexOf(heading)]
  expect([typed('Partita IVA'), typed('Fatturato (€)'), typed('Lingue')]).toEqual([vat, 1_200_000, 'Inglese, Tedesco'])
  expect([typed('Ruolo'), typed('Trovata')]).toEqual([`=1+1 ${role}`, expect.any(Date)])
  expect(xlsxHeadings).not.toContain('E-mail generale')

  await openDialog(page)
  await dialog.getByRole('link', { name: 'Esportazioni passate' }).click()
  const past = page.getByRole('list', { name: 'File esportati' }).getByRole('listitem')
  await expect(past).toHaveCount(2)
  await expect(past.nth(0)).toContainText(/1 posizione\s· 0 crediti\s· Excel \(XLSX\)\s· con retribuzione/)
  await expect(past.nth(1)).toContainText(/1 posizione\s· 1 credito\s· CSV\s· con retribuzione.* e contatti/)
  const again = await download(page, past.nth(1).getByRole('link', { name: /^Scarica/ }))
  expect(again.bytes.toString('utf8')).toBe(csv.text)
  await page.reload()
  await expect(balance(page)).toContainText('Crediti 2.999 / 3.000')
})

/** Publishes a position with all that a file can hold, at a company whose VAT number begins with a zero. */
async function publishRichPosition(page: Page, db: Db) {
  const mark = randomUUID().slice(0, 8)
  const host = `corderie-${mark}.example`
  const mailbox = `info@${host}`
  const body = `0${randomInt(1e5, 1e6)}516`
  const vat = body + vatCheckDigit(body)
  const companyNo = await makeCompany(db, {
    ...{ name: 'Corderie Riunite S.r.l.', vat, turnover: 1_200_000, address: 'Via Roma 1', municipality: '016024' },
  })
  await db.insertInto('site').values({ company_no: companyNo, host, status: 'active', known_by: 'import' }).execute()
  await makeContact(db, { company_no: companyNo, kind: 'general', email: mailbox })
  const role = `cordatore ${mark}`
  const position = publishedPosition(companyNo, {
    title: `=1+1 ${role}`,
    description: maskText('Turni di notte.\nScrivi a Carla Bianchi, carla.bianchi@persone.example'),
    municipalities: ['016024'],
    languages: ['en', 'de'],
    ...{ pay_from: 30_000, pay_to: 35_000, pay_period: 'year' },
  })
  await publish(db, await makeSource(db), [position], new Date('2025-03-01'))
  await untilFound(page, role, 1)
  return { vat, host, mailbox, role }
}

/** Publishes positions of a new company with a unique role and waits until search finds them. */
async function publishPositions(page: Page, db: Db, count: number): Promise<string> {
  const mark = randomUUID().slice(0, 8)
  const companyNo = await makeCompany(db, { name: 'Corderie Riunite S.r.l.' })
  const titles = Array.from({ length: count }, (_, n) => `${formulas[n - 40] ?? ''} Cordatore ${mark} n. ${n}`.trim())
  const published = titles.map((title) => publishedPosition(companyNo, { title }))
  // Old positions, so that journeys about new ones don't find them.
  await publish(db, await makeSource(db), published, new Date('2025-03-01'))
  const role = `cordatore ${mark}`
  await untilFound(page, role, count)
  return role
}

async function untilFound(page: Page, role: string, count: number): Promise<void> {
  const found = async () => {
    const data = { position: { name: role }, newSearch: true }
    return (await (await page.request.post('/api/position/search', { data })).json()).total
  }
  await expect.poll(found, { intervals: [1500], timeout: 30_000 }).toBe(count)
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Esporta file' }).click()
  return page.getByRole('dialog', { name: 'Esporta in un file' })
}

async function openExportDialog(page: Page, set: string) {
  const dialog = await openDialog(page)
  await choose(page, dialog.getByRole('combobox', { name: 'Posizioni da esportare' }), set)
  return dialog
}
