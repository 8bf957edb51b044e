import type { Kind } from '../model.ts'
import { cards } from './cards.ts'
import { headings } from './headings.ts'

/** A company in South Tyrol. */
export const german: Kind = {
  ...headings,
  name: 'german',
  share: [5, 12, 12],
  slots: [1, 3, 6],
  language: 'de',
}

export const english: Kind = {
  ...cards,
  name: 'english',
  share: [1, 6, 25],
  slots: [1, 4, 8],
  language: 'en',
}
