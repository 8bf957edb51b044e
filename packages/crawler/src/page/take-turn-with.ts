import type { Page } from '../page.ts'
import { takeTurn } from '../turns.ts'

/** A turn with the page's tree at hand: one that made room for others is parsed again, in steps of the same turn. */
export async function takeTurnWith(page: Page): Promise<void> {
  await takeTurn()
  if (page.kind === 'html') await page.prepare()
}
