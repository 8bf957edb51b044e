import { expect } from '@playwright/test'
import { navigate, watchFirstRow } from '../../tools/bench/src/web/inbox-timing.ts'
import { maxScriptKilobytes, scriptKilobytes } from '../../tools/bench/src/web/script-size.ts'
import { rows } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

test('the first result waits for no more JavaScript than the bound', async ({ page, db }) => {
  await signIn(page, await makeRecruiter(db))
  await watchFirstRow(page)
  // On a busy machine the later code may come before a slow search's answer: the next navigation is as a quiet one.
  await expect
    .poll(async () => scriptKilobytes((await navigate(page)).scripts), { timeout: 30_000 })
    .toBeLessThan(maxScriptKilobytes)
})

test('Ctrl+K opens the palette before the rest of the header has come', async ({ page, db }) => {
  await signIn(page, await makeRecruiter(db))
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/signed-in-tools/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/positions?tab=positions')
  await expect(rows(page).first()).toBeVisible()
  const header = page.getByRole('banner')
  const bottom = async () => (await header.boundingBox())?.height
  const before = await bottom()

  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: 'Vai a, filtra, apri o avvia' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  const button = page.getByRole('button', { name: /^Vai a/ })
  await expect(button).toHaveCount(0)

  release()
  await expect(button).toBeVisible()
  expect(await bottom()).toBe(before)
})
