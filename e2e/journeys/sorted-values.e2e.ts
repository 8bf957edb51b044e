import { expect } from '@playwright/test'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

const shown = {
  it: {
    pay: /€ (l’ora|al mese|l’anno)$/,
    employees: /^[\d.]+$/,
    turnover: /€$/,
    found: /^\d+ \w+( \d{4})? · .+ (g|h|min)$|ora$/,
  },
  en: {
    pay: / (an hour|a month|a year)$/,
    employees: /^[\d,]+$/,
    turnover: /^€/,
    found: /^\d+ \w+( \d{4})? · .+ (d|h|min)$|now$/,
  },
} as const

for (const language of ['it', 'en'] as const) {
  test(`a recruiter (${language}) reads at the right of each row what the rows are sorted by, also beside a position and on a phone`, async ({
    page,
    db,
  }) => {
    await signIn(page, await makeRecruiter(db, { language }))
    const words = wordsIn(language)
    await page.goto('/positions?name=addetto&city=015146~100')
    const rows = page.getByRole('table').locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    const { pay, employees, turnover, found } = shown[language]
    for (const time of await page.locator('[data-row] time').allInnerTexts()) expect(time).toMatch(found)

    const last = async () => (await rows.locator('td:last-child').allInnerTexts()).map((text) => text.trim())
    for (const [sort, column, text] of [
      ['pay', 'pay', pay],
      ['distance', 'distance', /^[\d.,]+ km$/],
      ['employees', 'employees', employees],
      ['turnover', 'turnover', turnover],
    ] as const) {
      await page.getByRole('combobox', { name: words.at('filters.sort') }).selectOption(sort)
      await expect(page.getByRole('columnheader').last()).toHaveText(words.at(`settings.columns.${column}`))
      await expect(page.locator('.opacity-50')).toHaveCount(0)
      const values = await last()
      expect(values).toHaveLength(25)
      expect(values[0]).toMatch(text)
      expect(values.filter((value) => !text.test(value) && !value.startsWith('–'))).toEqual([])
    }

    await rows.first().getByRole('link').click()
    await expect(page.getByRole('columnheader').last()).toHaveText(words.at('settings.columns.turnover'))
    expect((await last())[0]).toMatch(turnover)

    await page.goto('/positions?name=addetto&city=015146~100&sort=distance')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .first(),
    ).toContainText(/\d km/)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
}
