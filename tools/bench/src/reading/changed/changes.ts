import type { Draws } from '@vedetta/synthetic/random/draws'
import { addWrappers } from './add-wrappers.ts'
import { crossContents, type SiteContents } from './cross-contents.ts'
import type { RecordedSite } from './recorded-site.ts'
import { permuteHeadings, shiftHeadings } from './shuffle-headings.ts'
import { hashNames, shuffleNames } from './shuffle-names.ts'
import { swapTitles } from './swap-titles.ts'

/** Alters a site that was read for it, its labels included; false where it can't be done and the site is as it was. */
type Change = (site: RecordedSite, draws: Draws, contents: readonly SiteContents[]) => boolean

export const changes = {
  titles: swapTitles,
  contents: crossContents,
  'shuffled names': shuffleNames,
  'hashed names': hashNames,
  'shifted headings': shiftHeadings,
  'permuted headings': permuteHeadings,
  wrappers: addWrappers,
  'all of them': (site, draws, contents) => {
    const isCrossed = crossContents(site, draws, contents) || swapTitles(site, draws)
    const isRenamed = shuffleNames(site, draws)
    const isShifted = permuteHeadings(site, draws)
    return [addWrappers(site, draws), isShifted, isRenamed, isCrossed].includes(true)
  },
} satisfies Record<string, Change>

export type ChangeName = keyof typeof changes
export const changeNames = Object.keys(changes) as ChangeName[]
