import { careersWeight } from '../find/careers-words.ts'
import { foldWords } from '../find/fold-words.ts'
import type { Extent } from './advert-extents.ts'
import type { AdvertBlock } from './advert-position.ts'
import { isTelling, type Sign } from './advert-signs.ts'
import type { ExtractContext } from './extract-context.ts'
import { isNonAdvert } from './non-adverts.ts'
import type { LineRange, PageLines } from './page-lines.ts'
import { type Announcement, isSoughtByBlock } from './page-statements.ts'
import type { TitleLine } from './title-lines.ts'

export type Candidate = { title: TitleLine; extent: Extent; signs: ReadonlySet<Sign>; block: AdvertBlock }

/** The context of a candidate: its page, and the titles in the same style. */
export type Situation = {
  context: ExtractContext
  isNothingOpen: (title: TitleLine) => boolean
  /** Whether the sentence that says so stands among these lines. */
  isSaidClosed: (range: LineRange) => boolean
  announced: Announcement
  titles: readonly TitleLine[]
  content: PageLines
}

/** A role-like title and two signs; being one of several on a page of open positions is one of them. */
export function isAdvert(candidate: Candidate, situation: Situation): boolean {
  const { title, signs, extent } = candidate
  const { context, isNothingOpen, isSaidClosed, announced, titles, content } = situation
  const lines = content.lines.slice(extent.range.from, extent.range.to)
  if (isNonAdvert(lines, signs)) return false
  if (!title.isRole) return isUnknownAdvert(candidate, situation)
  if (isNothingOpen(title)) return !isSaidClosed(extent.range) && signs.size >= 3 && signs.has('requirements')
  if (announced === 'courses') return signs.size >= 3 && signs.has('requirements') && signs.has('contract')
  if (announced === 'usual') return signs.size >= 2 && (signs.has('page') || signs.has('apply'))
  const isOneOfMany = titles.length > 1
  if (context.role === 'post') return signs.size >= 2 && isTelling(signs) && (isOneOfMany || announced === 'open')
  if (context.role === 'home') {
    const isApart = title.style === 'heading' || title.line > extent.range.from
    const isSought = announced === 'open' || (isApart && isSoughtByBlock(content, title, extent.range.from))
    if (announced === 'open' && isOneOfMany && isTelling(signs)) return true
    return isSought ? signs.size >= 2 : signs.size >= 3 && isTelling(signs) && isOneOfMany
  }
  if (announced === 'open' && (isOneOfMany || signs.size > 0)) return true
  return signs.size >= (isOneOfMany ? 1 : 2)
}

const careersName = 10

/** The fewer known trades stand beside an unknown one, the more signs it needs. */
function isUnknownAdvert(
  { title, signs }: Candidate,
  { context, isNothingOpen, announced, titles }: Situation,
): boolean {
  if (context.role !== 'careers' || isNothingOpen(title) || announced === 'usual' || announced === 'courses')
    return false
  // "Carriere" is what the page is called.
  if (careersWeight(foldWords(title.text)) >= careersName) return false
  const roles = titles.filter(({ isRole }) => isRole).length
  if (announced === 'open' && title.isOnlyTitles && roles > 0 && signs.has('page')) return true
  if (roles === 0) return signs.size >= 4 && signs.has('requirements') && signs.has('contract')
  if (roles * 2 < titles.length) return signs.size >= 3 && signs.has('contract')
  return (signs.size >= 2 && isTelling(signs)) || (title.isOnlyTitles && signs.has('contract'))
}
