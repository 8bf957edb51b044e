import { expect } from '@playwright/test'
import { jobFamilies } from '../../packages/contracts/src/facts/job-families.ts'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { untilYesterday } from '../pages/inbox.ts'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

for (const language of languages)
  test(`a recruiter filters by job family and goes from a position to a similar one of another company nearby (${language})`, async ({
    page,
    db,
  }) => {
    const words = wordsIn(language)
    await signIn(page, await makeRecruiter(db, { language }))
    await page.goto(`/positions?name=saldatore&${untilYesterday()}`)
    const rows = page.locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    await page.getByRole('button', { name: language === 'it' ? 'Famiglia professionale' : 'Job family' }).click()
    const family = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: jobFamilies[72][language] }) })
    await expect(family).toContainText(/\d/)
    const count = ((await family.textContent()) ?? '').match(/\d+/)?.[0]
    await family.getByRole('checkbox').check()
    await expect(page).toHaveURL(/jobFamily=72/)
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${count} po`) })).toBeVisible()

    // The made-up Italy has several welders in Rome.
    await rows.filter({ hasText: 'Roma (RM)' }).first().getByRole('link').click()
    const pane = page.getByRole('complementary', { name: words.at('detail.label') })
    const similar = pane.getByRole('region', { name: words.at('detail.similar') })
    const first = similar.getByRole('listitem').first()
    const [company = ''] = ((await first.getByRole('paragraph').textContent()) ?? '').split(' · ')
    await expect(pane.getByText(company)).toHaveCount(1)
    const title = (await first.getByRole('link').textContent()) ?? ''
    await first.getByRole('link').click()
    await expect(pane.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(pane.getByText(company).first()).toBeVisible()
  })
