import { expect, type Page } from '@playwright/test'
import { test as journey } from '../stack/fixtures.ts'
import { pictureTime } from './fixed-clock.ts'

/** A journey whose browser stands at the time of the pictures, as the processes of its stack do. */
export const test = journey.extend({
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(pictureTime)
    await use(page)
  },
})

/** In another version of the browser letters have other edges: so many pixels may differ. */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.002 }

/** Compares the screen with the picture of this name; `pnpm pictures` stores it if it has changed. */
export async function takePicture(page: Page, folder: string, name: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate('document.fonts.ready')
  const picture = await page.screenshot({ type: 'webp', quality: 70, animations: 'disabled' })
  expect.soft(picture).toMatchSnapshot([...folder.split('/'), `${name}.webp`], tolerance)
}
