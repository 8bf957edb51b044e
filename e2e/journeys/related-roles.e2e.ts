import { expect } from '@playwright/test'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

/** A role that no title of the made-up positions names, while its synonym is in many. */
const role = 'ragioniere'

for (const language of languages)
  test(`a recruiter finds the related titles of a role by one press, reads why, and leaves one out, for one search (${language})`, async ({
    page,
    db,
  }) => {
    const words = wordsIn(language)
    await signIn(page, await makeRecruiter(db, { language }))
    await page.goto(`/positions?name=${role}`)
    const rows = page.locator('[data-row]')
    const balance = page.getByRole('banner').getByRole('link', { name: words.at('header.searches') })
    const total = page.getByRole('heading', { level: 2, name: /^[\d.,]+ po/ })
    const switched = page.getByRole('switch', { name: words.at('related.switch') })
    await expect(switched).not.toBeChecked()
    await expect(balance).toContainText(/1[.,]000 \/ 1[.,]000/)
    await page.getByRole('button', { name: words.at('offers.related') }).click()
    await expect(switched).toBeChecked()
    await expect(rows.first()).toBeVisible()
    await expect(balance).toContainText(/999 \/ 1[.,]000/)

    const because = words.at('related.because').replace('{{of}}', role).split('{{text}}')[1] ?? ''
    await expect(rows.first().getByTitle(because)).toBeVisible()
    await rows.first().getByRole('link').click()
    const pane = page.getByRole('complementary', { name: words.at('detail.label') })
    await expect(pane.getByText(because)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pane).toHaveCount(0)
    await expect(rows.first().getByRole('link')).toBeFocused()

    const all = await total.textContent()
    await page.getByRole('button', { name: /^\+\d/ }).press('Enter')
    const list = page.getByRole('list', { name: words.at('related.title') })
    const first = list.getByRole('listitem').first()
    await first.getByRole('button').press('Enter')
    await expect(first.getByText(words.at('related.out'))).toBeVisible()
    await expect(first.getByRole('button')).toBeFocused()
    await expect(page).toHaveURL(/&-ai=/)
    await expect(total).not.toHaveText(all ?? '')
    await expect(balance).toContainText(/999 \/ 1[.,]000/)
    await first.getByRole('button').press('Enter')
    await expect(total).toHaveText(all ?? '')
  })

for (const language of languages)
  test(`the switch of related roles says that it is free after a counted search, also after a reload, and costs nothing (${language})`, async ({
    page,
    db,
  }) => {
    const words = wordsIn(language)
    await signIn(page, await makeRecruiter(db, { language }))
    await page.goto('/positions?name=contabile')
    const balance = page.getByRole('banner').getByRole('link', { name: words.at('header.searches') })
    await expect(balance).toContainText(/999 \/ 1[.,]000/)
    await page.reload()
    const switched = page.getByRole('switch', { name: words.at('related.switch') })
    await expect(switched).toContainText(words.at('related.free'))
    await switched.click()
    await expect(switched).toBeChecked()
    await expect(page.getByRole('button', { name: /^\+\d/ })).toBeVisible()
    await expect(balance).toContainText(/999 \/ 1[.,]000/)
  })
