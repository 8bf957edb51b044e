import type { Page } from '../page.ts'
import { takeTurn } from '../turns.ts'

/** Parses a page whose tree made room for others, in turns of its own; its readers begin in the next. */
export async function parseInTurn(page: Page): Promise<void> {
  if (page.kind === 'html') await page.prepare()
  await takeTurn()
}
