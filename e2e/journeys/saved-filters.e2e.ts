import { expect, type Locator, type Page } from '@playwright/test'
import { errors } from '../../packages/contracts/src/calls/errors.ts'
import { plans } from '../../packages/contracts/src/facts/plans.ts'
import { balance, chips, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

test('a recruiter builds a search with six inclusions and three exclusions, saves it, reopens it unchanged, then overwrites, renames and deletes it', async ({
  page,
  db,
}) => {
  test.slow()
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions')
  await expect(totals(page)).toBeAttached()

  await include(page, 'Contratto', 'Tempo indeterminato')
  await expect(balance(page)).toContainText('Ricerche 999 / 1.000')
  await include(page, 'Contratto', 'Tempo determinato')
  await expect(balance(page), 'a second contract finds more, which counts').toContainText('Ricerche 998 / 1.000')
  await include(page, 'Regione', 'Lombardia')
  await include(page, 'Regione', 'Veneto')
  await include(page, 'Orario', 'Tempo pieno')
  await expandField(page, 'Dipendenti')
  await panel(page).getByRole('button', { name: '10–49' }).click()
  await expect(chips(page)).toHaveCount(6)
  await waitForResults(page)
  await exclude(page, 'Settore', 'Turismo, alberghi e ristorazione')
  await exclude(page, 'Profilo', 'Responsabile')
  await expandField(page, 'Ruolo')
  await page.getByRole('textbox', { name: 'Ruoli da escludere' }).fill('apprendista OR "capo turno"')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(9)
  await waitForResults(page)
  const savedChips = await chips(page).allTextContents()
  const found = (await totals(page).textContent()) ?? ''
  expect(found, 'some positions, but not all').toMatch(/^\d{2,3} posizioni/)
  await expect(balance(page), 'what narrows is free').toContainText('Ricerche 998 / 1.000')

  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  const saveDialog = page.getByRole('dialog', { name: 'Salva questa ricerca' })
  const box = saveDialog.getByRole('checkbox', { name: /^Avvisami quando esce/ })
  await expect(saveDialog.getByText(/^Gli avvisi sono spenti nelle impostazioni/)).toBeVisible()
  await expect(box, 'nobody asked for alerts').not.toBeChecked()
  await box.check()
  await saveDialog.getByRole('textbox', { name: 'Nome del filtro' }).fill('')
  await saveDialog.getByRole('button', { name: 'Salva e avvisami' }).click()
  await expect(saveDialog.getByText(errors.filter_name_required.it)).toBeVisible()
  await saveDialog.getByRole('textbox', { name: 'Nome del filtro' }).fill('Nord, tempo pieno')
  await saveDialog.getByRole('button', { name: 'Salva e avvisami' }).click()
  await expect(page).toHaveURL(/filter=/)
  await expect(saveDialog).toBeHidden()

  await page.goto('/positions')
  await expect(page, 'the morning page of whoever has a bell').toHaveURL(/tab=filters/)
  await page.reload()
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const [count = ''] = found.split(' in ')
  await expect(row('Nord, tempo pieno')).toContainText(count)
  await page.getByRole('button', { name: 'Apri il filtro Nord, tempo pieno' }).click()
  await expect(totals(page)).toHaveText(found)
  await expect(chips(page)).toHaveText(savedChips)
  await expect(balance(page), 'a repeated search is not counted').toContainText('Ricerche 998 / 1.000')

  await include(page, 'Contratto', 'Tempo determinato', false)
  await expect(page, 'changed criteria belong to no saved filter').not.toHaveURL(/filter=/)
  const fewer = (await totals(page).textContent()) ?? ''
  expect(fewer).not.toBe(found)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(saveDialog.getByRole('radio', { name: 'Sovrascrivi il filtro' })).toBeChecked()
  await saveDialog.getByRole('button', { name: 'Sovrascrivi' }).click()
  await expect(page).toHaveURL(/filter=/)
  await expect(page.getByRole('link', { name: 'Filtri salvati' })).toHaveAttribute('href', /filter=/)
  await page.getByRole('link', { name: 'Filtri salvati' }).click()
  await expect(row('Nord, tempo pieno')).toContainText(fewer.split(' in ')[0] ?? '')
  await expect(row('Nord, tempo pieno')).toContainText('Aperto')

  await chooseMenuItem(page, 'Nord, tempo pieno', 'Rinomina')
  const renameDialog = page.getByRole('dialog', { name: 'Rinomina il filtro' })
  await renameDialog.getByRole('textbox').fill('Nord, indeterminato')
  await renameDialog.getByRole('button', { name: 'Rinomina' }).click()
  await expect(row('Nord, indeterminato')).toBeVisible()
  await page.reload()
  await chooseMenuItem(page, 'Nord, indeterminato', 'Elimina')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('heading', { name: 'Ancora nessun filtro salvato' })).toBeVisible()
})

test('a recruiter at the plan’s limit of saved filters sees why saving is refused, with a link to the saved filters', async ({
  page,
  db,
  expectConsoleError,
}) => {
  await signIn(page, await makeRecruiter(db, {}, { tier: 'basic', size: 1 }))
  const maxFilters = plans.basic.savedFilters
  for (let n = 1; n <= maxFilters; n++) {
    const data = { name: `Filtro ${n}`, position: { contract: ['internship'] } }
    expect((await page.request.post('/api/filter/save', { data })).status()).toBe(200)
  }
  await page.goto('/positions?contract=permanent')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  const saveDialog = page.getByRole('dialog', { name: 'Salva questa ricerca' })
  await expect(saveDialog.getByText(`Filtri salvati: ${maxFilters} di ${maxFilters}`)).toBeVisible()
  await saveDialog.getByRole('textbox', { name: 'Nome del filtro' }).fill('Uno di troppo')
  expectConsoleError('409 /api/filter/save')
  await saveDialog.getByRole('button', { name: 'Salva' }).click()
  await expect(saveDialog.getByRole('alert')).toContainText('Hai raggiunto il numero massimo di filtri salvati')
  await saveDialog.getByRole('link', { name: 'Filtri salvati' }).click()
  await expect(page.getByRole('list', { name: 'Filtri salvati' }).getByRole('heading')).toHaveCount(maxFilters)
})

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Filtri' })

async function expandField(page: Page, field: string): Promise<void> {
  const heading = panel(page)
    .locator('h3')
    .getByRole('button', { name: new RegExp(`^${field}( \\d+)?$`) })
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
}

async function choices(page: Page, field: string): Promise<Locator> {
  await expandField(page, field)
  return panel(page).getByRole('list', { name: field, exact: true })
}

async function include(page: Page, field: string, choice: string, included = true): Promise<void> {
  await (await choices(page, field)).getByRole('checkbox', { name: choice, exact: true }).setChecked(included)
  await expect(chips(page).filter({ hasText: choice })).toHaveCount(included ? 1 : 0)
  await waitForResults(page)
}

async function exclude(page: Page, field: string, choice: string): Promise<void> {
  const button = (await choices(page, field)).getByRole('button', { name: `Escludi ${choice}`, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(chips(page).filter({ hasText: choice })).toHaveCount(1)
  await waitForResults(page)
}

/** Waits for the results: the server delays clients that refine too fast by some seconds. */
async function waitForResults(page: Page): Promise<void> {
  await expect(totals(page)).toBeAttached({ timeout: 20_000 })
}

/** Chooses an item in the menu of a saved filter. */
async function chooseMenuItem(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Altre azioni su ${name}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}
