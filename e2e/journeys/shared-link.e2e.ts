import { expect } from '@playwright/test'
import { balance, chips, facetCount, pane, rowIds, rows, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

test('a recruiter shares the link of a search, and a colleague sees the same results with their own statuses', async ({
  page,
  openBrowser,
  db,
}) => {
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions?name=addetto&regions=03,05&contract=-internship&employees=10~&sort=relevance')
  const found = (await totals(page).textContent()) ?? ''
  await expect(chips(page)).toHaveCount(5)
  const sharedChips = await chips(page).allTextContents()
  const [first = '', second = ''] = await rowIds(page)
  await page.locator(`[data-row="${first}"] a`).click()
  await page.getByRole('button', { name: /^Segna contattata/ }).click()
  await expect(pane(page).getByText(/^Contattata ·/)).toBeVisible()
  const link = page.url()

  const colleague = await openBrowser()
  await signIn(colleague, await makeRecruiter(db, { first_name: 'Bice' }))
  await colleague.goto(link.replace(/&?position=[^&]+/, ''))
  await expect(totals(colleague)).toHaveText(found)
  await expect(chips(colleague)).toHaveText(sharedChips)
  expect((await rowIds(colleague)).slice(0, 2)).toEqual([first, second])
  await expect(rows(colleague).first().getByTitle('Da vedere', { exact: true })).toBeVisible()
  await expect(facetCount(colleague, 'Contattata')).toContainText('0')
  await expect(balance(colleague), 'opening a link counts as a search').toContainText('Ricerche 999 / 1.000')

  await colleague.goto(link)
  await expect(pane(colleague).getByText(/^Vista ·/)).toBeVisible()
  await page.reload()
  await expect(pane(page).getByText(/^Contattata ·/)).toBeVisible()
})
