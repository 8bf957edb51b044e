import { expect, type Page } from '@playwright/test'
import { findByName } from '../../packages/contracts/src/inbox/find-by-name.ts'
import { type Language, languages } from '../../packages/contracts/src/text/labels.ts'
import { findViolations } from '../screens/axe.ts'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

/** A link of the header, whose text ends with the figures. */
const searchesLeft = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link')
    .filter({ hasText: /1[.,]000/ })

for (const language of languages) {
  const { at } = wordsIn(language)

  test(`a recruiter finds a seen position and its company by name, by keyboard and free of charge (${language})`, async ({
    page,
    db,
  }) => {
    const { title, company } = await seeAPosition(page, db, language)
    const palette = page.getByRole('dialog', { name: at('palette.title') })
    const find = async (text: string, entry: RegExp | string) => {
      await page.keyboard.press('Control+K')
      await expect(palette.getByRole('combobox')).toBeFocused()
      await page.keyboard.type(text)
      const option = palette.getByRole('option', { name: entry }).first()
      await expect(option).toBeVisible()
      for (let step = 0; step < 30 && (await option.getAttribute('data-highlighted')) === null; step++)
        await page.keyboard.press('ArrowDown')
    }

    await find(title, `${title} · ${company}`)
    await expect(palette.getByRole('group', { name: at('palette.positions') })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?position=[\w-]+$/)
    await expect(page.getByRole('complementary').getByRole('heading', { name: title })).toBeVisible()

    await find(company.slice(0, 8), new RegExp(`^${RegExp.escape(company)}`))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?tab=companies&company=[\w-]+$/)
    await expect(page.getByRole('heading', { name: company }).first()).toBeVisible()
    await expect(searchesLeft(page).first()).toContainText(language === 'it' ? '999 / 1.000' : '999 / 1,000')

    // What was never opened is a search's to find.
    const names = await page.request.get(`/api${findByName.path}?q=add`)
    expect(findByName.output.parse(await names.json()).positions.length).toBeLessThanOrEqual(1)
  })

  test(`the search button says before it is pressed what it costs, and charges no more (${language})`, async ({
    page,
    db,
  }) => {
    const submit = page.getByRole('search').getByRole('button', { name: new RegExp(`^${at('search.submit')} `) })
    await signIn(page, await makeRecruiter(db, { language }))
    await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
    await page.goto('/positions?tab=positions')
    await expect(submit).toContainText(at('cost.free'))
    const role = page.getByRole('search').getByRole('combobox').first()
    await role.fill('addetto')
    await expect(submit).toContainText(at('cost.search'))
    await expect(submit).toHaveAccessibleName(/1[.,]000/)
    await submit.click()
    await expect(searchesLeft(page).first()).toContainText('999')
    // The same again, and with a town beside it.
    await expect(submit).toContainText(at('cost.free'))
    await page
      .getByRole('search')
      .getByRole('combobox', { name: at('city.label'), exact: true })
      .fill('mila')
    await page.getByRole('option', { name: /^Milano/ }).click()
    await expect(submit).toContainText(at('cost.free'))
    expect(await findViolations(page)).toEqual([])
    await submit.click()
    await expect(page).toHaveURL(/city=015146/)
    await expect(
      page
        .getByRole('table', { name: at('results.caption') })
        .locator('[data-row]')
        .first(),
    ).toBeVisible()
    await role.fill('cuoco')
    await expect(submit).toContainText(at('cost.search'))
    await expect(submit).toHaveAccessibleName(/999/)
  })
}

/** Signs in, searches, and opens the first result, which is then seen. */
async function seeAPosition(page: Page, db: Parameters<typeof makeRecruiter>[0], language: Language) {
  const { at } = wordsIn(language)
  await signIn(page, await makeRecruiter(db, { language }))
  await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
  await page.goto('/positions?name=addetto')
  const row = page
    .getByRole('table', { name: at('results.caption') })
    .locator('[data-row]')
    .first()
  const marked = page.waitForResponse((response) => response.url().endsWith('/api/position/status'))
  await row.getByRole('link').first().click()
  expect((await marked).status()).toBe(200)
  const pane = page.getByRole('complementary')
  const title = (await pane.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  const company = (await pane.locator('a[href*="company="]').first().textContent()) ?? ''
  return { title: title.trim(), company: company.trim() }
}
