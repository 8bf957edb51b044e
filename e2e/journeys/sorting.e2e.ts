import { expect, type Page } from '@playwright/test'
import { distanceKm } from '../../packages/reference/src/distance.ts'
import { findMunicipality } from '../../packages/reference/src/municipalities.ts'
import { balance, cellsOf, chips, rowIds, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

/** The known values of a column: an unknown one has no number. */
async function knownIn(page: Page, column: string): Promise<string[]> {
  await expect(totals(page)).toBeAttached()
  const cells = await cellsOf(page, column)
  const texts = await Promise.all(cells.map(async (cell) => (await cell.textContent()) ?? ''))
  return texts.filter((text) => /\d/.test(text))
}

/** "12–15 € l’ora" has two. */
const numbersIn = (text: string) => [...text.replaceAll('.', '').matchAll(/\d+/g)].map(Number)

/** Sorted by a press of its heading, which then says the direction. */
async function sortBy(page: Page, column: string, direction: 'ascending' | 'descending'): Promise<void> {
  const heading = page.getByRole('columnheader', { name: new RegExp(`^${column}`) })
  await heading.getByRole('button', { name: column, exact: true }).press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', direction)
  await expect(heading.getByRole('button', { name: column, exact: true })).toBeFocused()
  await expect(page.locator('[aria-sort]')).toHaveCount(1)
  await expect(page.locator('.opacity-50')).toHaveCount(0)
}

async function kmFromMilano(page: Page): Promise<number[]> {
  const milano = findMunicipality('Milano')
  const cells = await cellsOf(page, 'Comuni')
  const places = await Promise.all(
    cells.map(async (cell) => (await cell.locator('[title]').getAttribute('title')) ?? ''),
  )
  return places.map((place) => {
    const km = place.split(', ').flatMap((label) => {
      const [, name = '', province] = /^(.+) \((\w\w)\)$/.exec(label) ?? []
      const town = findMunicipality(name, { province })
      return town && milano ? distanceKm(town, milano) : []
    })
    return Math.min(...km)
  })
}

const inOrder = (numbers: readonly number[], compare: (a: number, b: number) => number) =>
  expect(numbers).toEqual(numbers.toSorted(compare))

test('a recruiter sorts by employees, distance and pay, filters by pay, and finds the same order after a reload and behind a shared link, for one search', async ({
  page,
  openBrowser,
  db,
}) => {
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions?name=addetto&city=015146~100')
  await page.getByRole('button', { name: 'Colonne' }).click()
  for (const column of ['Dipendenti', 'Retribuzione']) await page.getByRole('checkbox', { name: column }).check()
  await page.keyboard.press('Escape')
  // Until it has closed it may take the focus back from the heading that is pressed next.
  await expect(page.getByRole('checkbox', { name: 'Dipendenti' })).toBeHidden()
  await expect(balance(page)).toContainText('Ricerche 999 / 1.000')

  await sortBy(page, 'Dipendenti', 'descending')
  const most = (await knownIn(page, 'Dipendenti')).flatMap(numbersIn)
  expect(most.length).toBeGreaterThan(20)
  inOrder(most, (a, b) => b - a)
  await sortBy(page, 'Dipendenti', 'ascending')
  inOrder((await knownIn(page, 'Dipendenti')).flatMap(numbersIn), (a, b) => a - b)

  await sortBy(page, 'Comuni', 'ascending')
  inOrder(await kmFromMilano(page), (a, b) => a - b)

  await sortBy(page, 'Retribuzione', 'descending')
  await expect(page.getByRole('combobox', { name: 'Ordine' })).toHaveValue('pay')
  const perYear = async () =>
    (await knownIn(page, 'Retribuzione')).map(
      (text) => Math.max(...numbersIn(text)) * (text.endsWith('l’ora') ? 2_080 : text.endsWith('al mese') ? 13 : 1),
    )
  const paid = await perYear()
  expect(paid.length).toBeGreaterThan(5)
  inOrder(paid, (a, b) => b - a)
  await expect(balance(page), 'another order is free').toContainText('Ricerche 999 / 1.000')

  await page.getByRole('button', { name: 'Retribuzione annua' }).click()
  await page.getByRole('button', { name: 'da 25.000 €' }).click()
  await expect(chips(page).filter({ hasText: 'Retribuzione annua da 25.000 €' })).toBeVisible()
  await expect(page).toHaveURL(/pay=25000~&sort=pay/)
  await expect(page.locator('.opacity-50')).toHaveCount(0)
  const enough = await perYear()
  expect(enough.length).toBeGreaterThan(5)
  expect(Math.min(...enough)).toBeGreaterThanOrEqual(25_000)
  inOrder(enough, (a, b) => b - a)
  await expect(balance(page), 'a narrower search is free').toContainText('Ricerche 999 / 1.000')

  const order = await rowIds(page)
  await page.reload()
  expect(await rowIds(page)).toEqual(order)
  await expect(page.getByRole('columnheader', { name: /^Retribuzione/ })).toHaveAttribute('aria-sort', 'descending')

  const colleague = await openBrowser()
  await signIn(colleague, await makeRecruiter(db, { first_name: 'Bice' }))
  await colleague.goto(page.url())
  expect(await rowIds(colleague)).toEqual(order)
  await colleague.setViewportSize({ width: 390, height: 800 })
  const menu = colleague.getByRole('combobox', { name: 'Ordine' })
  await expect(menu).toHaveValue('pay')
  await menu.selectOption({ label: 'Più dipendenti' })
  await expect(colleague).toHaveURL(/sort=employees/)
  await expect(colleague.getByText('gratis: già fatta nelle ultime 24 ore')).toBeVisible()
})
