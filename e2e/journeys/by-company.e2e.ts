import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { makeCompany, makeSource, publish, publishedPosition } from '../../packages/core/src/testing/factories.ts'
import { findViolations } from '../screens/axe.ts'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

const texts = {
  it: { more: 'altre 2 posizioni', left: 'Ricerche 999 / 1.000' },
  en: { more: '2 more positions', left: 'Searches 999 / 1,000' },
} as const

for (const language of ['it', 'en'] as const) {
  test(`a recruiter (${language}) sees one row a company, opens its positions by keyboard, and shares the address, for one search`, async ({
    page,
    db,
    openBrowser,
  }) => {
    await signIn(page, await makeRecruiter(db, { language }))
    const words = wordsIn(language)
    const role = await publishTwoCompanies(page, db)
    await page.goto(`/positions?name=${role}`)
    const rows = page.getByRole('table').locator('[data-row]')
    await expect(rows).toHaveCount(4)
    await page.getByRole('button', { name: words.at('groups.byCompany') }).click()
    await expect(page).toHaveURL(/group=company/)
    await expect(rows).toHaveCount(2)
    const more = page.getByRole('button', { name: texts[language].more })
    await more.click()
    await expect(rows).toHaveCount(4)
    expect(await findViolations(page)).toEqual([])
    await more.click()
    await expect(rows).toHaveCount(2)

    await rows.filter({ has: more }).getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(rows).toHaveCount(4)
    await page.keyboard.press('ArrowLeft')
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('banner')).toContainText(texts[language].left)

    const colleague = await openBrowser()
    await signIn(colleague, await makeRecruiter(db, { first_name: 'Bice', language }))
    await colleague.setViewportSize({ width: 390, height: 844 })
    await colleague.goto(page.url())
    await expect(colleague.getByRole('button', { name: texts[language].more })).toBeVisible()
    expect(await findViolations(colleague)).toEqual([])
  })
}

/** Publishes three positions of a company and one of another, with a unique role, and waits until search finds them. */
async function publishTwoCompanies(page: Page, db: Db): Promise<string> {
  const role = `cordatore ${randomUUID().slice(0, 8)}`
  const companies = [await makeCompany(db, { name: 'Corderie Riunite S.r.l.' }), await makeCompany(db)]
  const published = [0, 0, 0, 1].map((at, n) => publishedPosition(companies[at] ?? 0, { title: `${role} n. ${n}` }))
  // Old positions, so that journeys about new ones don't find them.
  await publish(db, await makeSource(db), published, new Date('2025-03-01'))
  const data = { position: { name: role }, newSearch: true }
  const found = async () => (await (await page.request.post('/api/position/search', { data })).json()).total
  await expect.poll(found, { intervals: [1500], timeout: 30_000 }).toBe(4)
  return role
}
