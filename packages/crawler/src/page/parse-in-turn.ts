import type { Page } from '../page.ts'
import { takeTurn } from '../turns.ts'

/** A tree that made room for others is parsed again, in a turn of its own: what reads it begins the next. */
export async function parseInTurn(page: Page): Promise<void> {
  await takeTurn()
  if (page.kind !== 'html') return
  page.document
  await takeTurn()
}
