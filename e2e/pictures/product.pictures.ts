import { expect, type Page } from '@playwright/test'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { type Words, wordsIn } from '../screens/words.ts'
import { makeAlertedRecruiter } from '../stack/alerted-recruiter.ts'
import { signIn } from '../stack/test-users.ts'
import { takePicture, test } from './take-picture.ts'

const folder = 'apps/web/public/screens'

for (const language of languages)
  test(`the inbox on the product page, ${language}`, async ({ page, db }) => {
    const words = wordsIn(language)
    await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
    await signIn(page, await makeAlertedRecruiter(db, { language }))
    await page.setViewportSize({ width: 1440, height: 900 })
    await openSearch(page)
    await markSomeRows(page)
    await openWithProof(page, words)
    await takeBothThemes(page, 'positions', language)

    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.setViewportSize({ width: 390, height: 780 })
    await openSearch(page)
    await takeBothThemes(page, 'phone', language)
  })

async function openSearch(page: Page): Promise<void> {
  await page.goto('/positions?name=manutentore')
  await expect(page.locator('[data-row], li:has(time)').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^\d/ })).toBeAttached()
  // The header's counts come last.
  await expect(page.getByRole('banner').getByRole('button').filter({ hasText: /\d/ })).toBeVisible()
}

/** As after a morning's work: some positions seen, one contacted, some saved. */
async function markSomeRows(page: Page): Promise<void> {
  const rows = await page.locator('[data-row]').all()
  for (const [n, row] of rows.slice(0, 10).entries()) {
    const positionID = await row.getAttribute('data-row')
    const status = [1, 6].includes(n) ? 'seen' : n === 4 ? 'contacted' : undefined
    if (status) await post(page, '/api/position/status', { positionID, status })
    if ([2, 4, 7].includes(n)) await post(page, '/api/position/save', { positionID, saved: true })
  }
  await openSearch(page)
}

/** Opens a position, and the words that its contract was read from. */
async function openWithProof(page: Page, words: Words): Promise<void> {
  await page.locator('[data-row] a').nth(3).click()
  const label = words.at('detail.facts.contract')
  await page.getByRole('button', { name: words.at('detail.how').replace('{{label}}', label) }).click()
  await expect(page.locator('blockquote')).toHaveCount(1)
}

async function takeBothThemes(page: Page, name: string, language: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await takePicture(page, folder, `${name}-${theme}-${language}`)
  }
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data })
  expect(response.status(), await response.text()).toBe(200)
}
