import { boardTroubleOn } from './board-trouble.ts'
import type { Opening, View } from './model.ts'

type ListedPage = { shown: readonly Opening[]; total: number; pages: number }

/**
 * A part of the list of a board that states its total (`statesTotal`), or of some of its positions. On a day of trouble
 * the part is empty while the total stays.
 */
export function listedPage(
  view: View,
  from: number,
  size: number,
  among: readonly Opening[] = view.openings,
): ListedPage {
  return {
    shown: boardTroubleOn(view) === 'emptied' ? [] : among.slice(from, from + size),
    total: among.length,
    pages: Math.max(1, Math.ceil(among.length / size)),
  }
}
