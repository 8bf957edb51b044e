import { expect, type Locator, type Page } from '@playwright/test'
import { errors } from '../../packages/contracts/src/errors.ts'
import { plans } from '../../packages/contracts/src/plans.ts'
import { balance, chips, totals } from '../pages/inbox.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'
import { test } from '../stack/fixtures.ts'

test('a search of six includes and three excludes is built, saved, and found again the same; then overwritten, renamed and deleted', async ({
  page,
  db,
}) => {
  test.slow()
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions')
  await expect(totals(page)).toBeAttached()

  await include(page, 'Contratto', 'Tempo indeterminato')
  await include(page, 'Contratto', 'Tempo determinato')
  await include(page, 'Regione', 'Lombardia')
  await include(page, 'Regione', 'Veneto')
  await include(page, 'Orario', 'Tempo pieno')
  await unfold(page, 'Dipendenti')
  await panel(page).getByRole('button', { name: '10–49' }).click()
  await expect(chips(page)).toHaveCount(6)
  await look(page)
  await exclude(page, 'Settore', 'Turismo, alberghi e ristorazione')
  await exclude(page, 'Profilo', 'Responsabile')
  await unfold(page, 'Ruolo')
  await page.getByRole('textbox', { name: 'Ruoli da escludere' }).fill('apprendista OR "capo turno"')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(9)
  await look(page)
  const asked = await chips(page).allTextContents()
  const found = (await totals(page).textContent()) ?? ''
  expect(found, 'narrower than all, yet something').toMatch(/^\d{2,3} posizioni/)
  await expect(balance(page), 'refining is one search').toContainText('Ricerche 999 / 1.000')

  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  const saving = page.getByRole('dialog', { name: 'Salva questa ricerca' })
  await saving.getByRole('button', { name: 'Salva' }).click()
  await expect(saving.getByText(errors.filter_name_required.it)).toBeVisible()
  await saving.getByRole('textbox', { name: 'Nome del filtro' }).fill('Nord, tempo pieno')
  await saving.getByRole('button', { name: 'Salva' }).click()
  await expect(page).toHaveURL(/filter=/)
  await expect(saving).toBeHidden()

  await page.goto('/positions')
  await page.reload()
  await page.getByRole('link', { name: 'Filtri salvati' }).click()
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const [count = ''] = found.split(' in ')
  await expect(row('Nord, tempo pieno')).toContainText(count)
  await page.getByRole('button', { name: 'Apri il filtro Nord, tempo pieno' }).click()
  await expect(totals(page)).toHaveText(found)
  await expect(chips(page)).toHaveText(asked)
  await expect(balance(page), 'the same again is not counted').toContainText('Ricerche 999 / 1.000')

  await include(page, 'Contratto', 'Tempo determinato', false)
  await expect(page, 'other criteria are no saved filter’s').not.toHaveURL(/filter=/)
  const fewer = (await totals(page).textContent()) ?? ''
  expect(fewer).not.toBe(found)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(saving.getByRole('radio', { name: 'Sovrascrivi il filtro' })).toBeChecked()
  await saving.getByRole('button', { name: 'Sovrascrivi' }).click()
  await expect(page).toHaveURL(/filter=/)
  await expect(page.getByRole('link', { name: 'Filtri salvati' })).toHaveAttribute('href', /filter=/)
  await page.getByRole('link', { name: 'Filtri salvati' }).click()
  await expect(row('Nord, tempo pieno')).toContainText(fewer.split(' in ')[0] ?? '')
  await expect(row('Nord, tempo pieno')).toContainText('Aperto')

  await act(page, 'Nord, tempo pieno', 'Rinomina')
  const renaming = page.getByRole('dialog', { name: 'Rinomina il filtro' })
  await renaming.getByRole('textbox').fill('Nord, indeterminato')
  await renaming.getByRole('button', { name: 'Rinomina' }).click()
  await expect(row('Nord, indeterminato')).toBeVisible()
  await page.reload()
  await act(page, 'Nord, indeterminato', 'Elimina')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('heading', { name: 'Ancora nessun filtro salvato' })).toBeVisible()
})

test('at the plan’s limit saving tells that there is no room, and where to make some', async ({
  page,
  db,
  expectComplaint,
}) => {
  await signIn(page, await makeRecruiter(db, {}, { tier: 'basic', size: 1 }))
  const most = plans.basic.savedFilters
  for (let n = 1; n <= most; n++) {
    const data = { name: `Filtro ${n}`, position: { contract: ['internship'] } }
    expect((await page.request.post('/api/filter/save', { data })).status()).toBe(200)
  }
  await page.goto('/positions?contract=permanent')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  const saving = page.getByRole('dialog', { name: 'Salva questa ricerca' })
  await expect(saving.getByText(`Filtri salvati: ${most} di ${most}`)).toBeVisible()
  await saving.getByRole('textbox', { name: 'Nome del filtro' }).fill('Uno di troppo')
  expectComplaint('409 /api/filter/save')
  await saving.getByRole('button', { name: 'Salva' }).click()
  await expect(saving.getByRole('alert')).toContainText('Hai raggiunto il numero massimo di filtri salvati')
  await saving.getByRole('link', { name: 'Filtri salvati' }).click()
  await expect(page.getByRole('list', { name: 'Filtri salvati' }).getByRole('heading')).toHaveCount(most)
})

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Filtri' })

async function unfold(page: Page, field: string): Promise<void> {
  const heading = panel(page)
    .locator('h3')
    .getByRole('button', { name: new RegExp(`^${field}( \\d+)?$`) })
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
}

async function choices(page: Page, field: string): Promise<Locator> {
  await unfold(page, field)
  return panel(page).getByRole('list', { name: field, exact: true })
}

async function include(page: Page, field: string, choice: string, included = true): Promise<void> {
  await (await choices(page, field)).getByRole('checkbox', { name: choice, exact: true }).setChecked(included)
  await expect(chips(page).filter({ hasText: choice })).toHaveCount(included ? 1 : 0)
  await look(page)
}

async function exclude(page: Page, field: string, choice: string): Promise<void> {
  const button = (await choices(page, field)).getByRole('button', { name: `Escludi ${choice}`, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(chips(page).filter({ hasText: choice })).toHaveCount(1)
  await look(page)
}

/** At what was found: who refines faster than the server allows is kept waiting some seconds. */
async function look(page: Page): Promise<void> {
  await expect(totals(page)).toBeAttached({ timeout: 20_000 })
}

/** By the menu of a saved filter. */
async function act(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Altre azioni su ${name}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}
