import type { Page } from '../page.ts'
import { takeTurn } from '../turns.ts'

/** Parses a page whose tree made room for others, in a turn of its own; its readers begin in the next. */
export async function parseInTurn(page: Page): Promise<void> {
  await takeTurn()
  if (page.kind !== 'html') return
  page.document
  await takeTurn()
}
