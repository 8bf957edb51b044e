import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { readConfig } from '../../packages/contracts/src/calls/process-config.ts'
import { exampleCompany } from '../../packages/contracts/src/companies/company-data.ts'
import { notifyContacts } from '../../packages/core/src/companies/contacts/notify-contacts.ts'
import { secretSettings, secretsOf } from '../../packages/core/src/platform/config/config.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import {
  companyIdOf,
  fileAccounts,
  makeCompany,
  makeContact,
  makeSource,
  publish,
  publishedPosition,
} from '../../packages/core/src/testing/factories.ts'
import { exportCsv, parseCells } from '../pages/export-dialog.ts'
import { choose } from '../pages/forms.ts'
import { balance, pane, rows, totals } from '../pages/inbox.ts'
import { findViolations } from '../screens/axe.ts'
import { test } from '../stack/fixtures.ts'
import { waitForLink } from '../stack/mailbox.ts'
import { stack } from '../stack/stack.ts'
import { makeRecruiter, randomEmail, signIn } from '../stack/test-users.ts'

const years = [2023, 2024, 2025]

test('a recruiter finds a company by its VAT number, unlocks its accounts and a contact, and exports its positions with them', async ({
  page,
  db,
}) => {
  test.slow()
  await signIn(page, await makeRecruiter(db))
  const { vat, name, hr } = await publishCompany(page, db)
  await page.goto('/profile?tab=settings')
  // `check` expects the new state immediately; this box changes only when the server has confirmed.
  const includeContacts = page.getByRole('checkbox', { name: 'Includi i contatti nei file esportati' })
  await includeContacts.click()
  await expect(includeContacts).toBeChecked()
  await expect(page.getByText('Modifiche salvate')).toBeVisible()

  await page.goto('/positions?tab=companies')
  await page.getByRole('searchbox', { name: 'Nome o partita IVA' }).fill(vat)
  await page.getByRole('searchbox', { name: 'Nome o partita IVA' }).press('Enter')
  await page.getByRole('table', { name: 'Aziende trovate' }).getByRole('link', { name, exact: true }).click()
  const company = page.getByRole('complementary', { name: 'Azienda aperta' })
  await expect(company.getByRole('heading', { level: 2 })).toHaveText(name)
  expect(await findViolations(page)).toEqual([])

  const accounts = company.getByRole('region', { name: 'Bilanci' })
  await expect(accounts).toContainText('Ti restano 3.000 crediti.')
  await accounts.getByRole('button', { name: 'Sblocca i bilanci · 2 crediti' }).click()
  await expect(balance(page)).toContainText('Crediti 2.998 / 3.000')
  const earnings = accounts.getByRole('figure', { name: 'EBITDA e utile' })
  const drawing = earnings.getByRole('img', { name: 'EBITDA e utile' })
  await expect(drawing).toBeVisible()
  await earnings.getByText('Tabella', { exact: true }).click()
  await expect(earnings.getByRole('table').getByRole('rowheader')).toHaveText(years.map(String))
  await expect(drawing).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  const contacts = company.getByRole('region', { name: 'Contatti' })
  await expect(contacts).toContainText('0 di 4 sbloccati')
  await expect(contacts.getByRole('link', { name: 'info@corderie.example' })).toBeVisible()
  await choose(page, contacts.getByRole('combobox', { name: 'Reparto' }), 'Risorse umane (2)')
  const people = contacts.getByRole('list', { name: 'Persone' }).getByRole('listitem')
  await expect(people).toHaveCount(2)
  await contacts.getByRole('textbox', { name: 'Ruolo' }).fill('personale')
  await contacts.getByRole('button', { name: 'Cerca per ruolo' }).click()
  await expect(people).toHaveCount(1)
  await expect(people).toContainText('Nome e indirizzo nascosti')
  await expect(page).toHaveURL(/contactDepartment=human_resources&contactTitle=personale/)
  await people.getByRole('button', { name: 'Sblocca · 5 crediti' }).click()
  await expect(people.getByRole('link', { name: hr })).toHaveAttribute('href', `mailto:${hr}`)
  await expect(contacts).toContainText('1 di 4 sbloccati')
  await expect(balance(page)).toContainText('Crediti 2.993 / 3.000')
  expect(await findViolations(page)).toEqual([])

  await page.reload()
  await expect(people.getByRole('link', { name: hr })).toBeVisible()

  await page.goto(`/positions?vat=${vat}`)
  await expect(totals(page)).toHaveText(/^2 posizioni/)
  await rows(page).first().getByRole('link').click()
  await expect(pane(page).getByRole('region', { name: 'Contatti' })).toContainText('1 di 4 sbloccati')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Esporta file' }).click()
  await expect(page.getByRole('dialog')).toContainText('Costo2 crediti')
  const [headings = [], ...lines] = parseCells((await exportCsv(page)).text.slice(1))
  const records = lines.map((line) => Object.fromEntries(line.map((cell, column) => [headings[column], cell])))
  expect(records).toHaveLength(2)
  for (const line of records) {
    expect(line).toMatchObject({
      Azienda: name,
      'E-mail generale': 'info@corderie.example',
      'Contatti sbloccati': `Carla Esempio, Responsabile del personale, ${hr}`,
    })
  }
})

test('a contact deletes their data through the link in the notice mail, and recruiters no longer see it', async ({
  page,
  db,
  openBrowser,
}) => {
  const companyNo = await makeCompany(db, { name: 'Corderie Riunite S.r.l.' })
  const email = randomEmail('carla.esempio')
  const contactId = await makeContact(db, { company_no: companyNo, email, noticed_at: null })
  const { publicUrl } = stack
  const secrets = secretsOf({ ...readConfig(secretSettings, process.env), PUBLIC_URL: publicUrl }, [])
  await notifyContacts({ db, publicUrl, secrets, company: exampleCompany }, new Date())
  await page.goto(await waitForLink(email, '/opt-out'))
  await page.getByRole('button', { name: 'Cancella i miei dati' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I tuoi dati sono stati cancellati')
  expect(await findViolations(page)).toEqual([])

  const recruiter = await openBrowser()
  await signIn(recruiter, await makeRecruiter(db))
  await recruiter.goto(`/positions?company=${await companyIdOf(db, companyNo)}`)
  await expect(recruiter.getByText(/^Non conosciamo ancora contatti/)).toBeVisible()
  const remaining = await db
    .selectFrom('company_contact')
    .select('contact_id')
    .where('contact_id', '=', contactId)
    .execute()
  expect(remaining).toEqual([])
})

/** Publishes a company with accounts, two open positions, one general contact and four people, and waits until search finds it. */
async function publishCompany(page: Page, db: Db) {
  const name = `Corderie ${randomUUID().slice(0, 8)} S.r.l.`
  const companyNo = await makeCompany(db, { name, employees: 120 })
  const { vat } = await db
    .selectFrom('company')
    .select('vat')
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  await fileAccounts(db, companyNo, years)
  const hr = randomEmail('carla.esempio')
  await makeContact(db, { company_no: companyNo, email: hr })
  for (const [title, department] of [
    ['Addetta alle buste paga', 'human_resources'],
    ['Direttore commerciale', 'sales'],
    ['Responsabile acquisti', 'purchasing'],
  ] as const) {
    await makeContact(db, { company_no: companyNo, full_name: 'Dario Prova', title, department })
  }
  const office = { kind: 'general', full_name: null, title: null, department: null, basis: null }
  await makeContact(db, { company_no: companyNo, ...office, email: 'info@corderie.example', phone: '035 751 200' })
  const titles = ['Cordatore', 'Manutentore']
  const published = titles.map((title) => publishedPosition(companyNo, { title }))
  await publish(db, await makeSource(db), published)
  const found = async () => {
    const data = { company: { vat: [vat] } }
    const { companies = [] } = await (await page.request.post('/api/company/search', { data })).json()
    return companies.map((company: { openPositions: number }) => company.openPositions)
  }
  await expect.poll(found, { intervals: [1500], timeout: 30_000 }).toEqual([titles.length])
  return { vat, name, hr }
}
