import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { extentsOf, siblingsOf } from './advert-extents.ts'
import { type AdvertBlock, advertLinks, advertPosition } from './advert-position.ts'
import { type Sign, signsOf } from './advert-signs.ts'
import type { ExtractContext } from './extract-context.ts'
import { withHeadingAbove } from './heading-above.ts'
import { type Candidate, isAdvert } from './is-advert.ts'
import { type LineRange, type PageLines, pageLines } from './page-lines.ts'
import { announcedBefore, isWithin, nothingOpenIn } from './page-statements.ts'
import { positionTables } from './table.ts'
import { type TitleLine, titleLines } from './title-lines.ts'
import type { TitleStyle } from './title-style.ts'

/** How the adverts of a page are laid out. */
type Layout = 'accordion' | 'definition-list' | 'repeated-blocks' | 'headings'

/** No company's page lists more; a hostile one may. */
const maxAdverts = 150

/** An advert, how it is laid out, and the line of its title. */
export type PageAdvert = { layout: Layout; line: number; range: LineRange; position: RawPosition }

const weights: Record<TitleStyle, number> = {
  heading: 4,
  accordion: 4,
  definition: 4,
  bold: 3,
  link: 3,
  item: 2,
  plain: 1,
}

const minWeight = 0.01

type Group = { candidates: Candidate[]; weight: number; layout: Layout }

/** The adverts on a page, found by titles that are set alike; each line belongs to one advert at most. */
export function pageAdverts(page: HtmlPage, context: ExtractContext): PageAdvert[] {
  if (context.role === 'news' || context.role === 'contact') return []
  const content = pageLines(page)
  const groups = groupsOf(page, content, context).sort((a, b) => b.weight - a.weight)
  const claimed = new Uint8Array(content.lines.length)
  const found: PageAdvert[] = []
  for (const { candidates, layout } of groups)
    for (const { extent, title, block } of candidates) {
      const { from, to } = extent.range
      if (claimed[title.line] || claimed.subarray(from, to).some(Boolean)) continue
      claimed.fill(1, from, to)
      claimed[title.line] = 1
      found.push({
        layout,
        line: title.line,
        range: { from: Math.min(from, title.line), to },
        position: withHeadingAbove(page, content, title.line, advertPosition(page, content, block, layout)),
      })
    }
  return found.sort((a, b) => a.line - b.line).slice(0, maxAdverts)
}

function groupsOf(page: HtmlPage, content: PageLines, context: ExtractContext): Group[] {
  const tables = positionTables(page).map(({ element }) => element)
  const byShape = Map.groupBy(titleLines(content, tables), ({ shape }) => shape)
  const nothingOpen = nothingOpenIn(content)
  const groups: Group[] = []
  for (const all of byShape.values()) {
    const titles = groupTitles(content, all).slice(0, maxAdverts)
    const [first] = titles
    if (!first) continue
    const announced = announcedBefore(content, (titles.find(({ isRole }) => isRole) ?? first).line)
    const isNothingOpen = ({ line }: TitleLine) => isWithin(nothingOpen, line)
    const isSaidClosed = ({ from, to }: LineRange) => nothingOpen.some(({ at }) => at >= from && at < to)
    const situation = { context, isNothingOpen, isSaidClosed, announced, titles, content }
    const candidates = candidatesOf(page, content, titles)
    const plausible = candidates.filter(({ title, ...rest }) => title.isRole || isAdvert({ title, ...rest }, situation))
    // A heading that turned out to be no title must not end the advert it stands in.
    const isSame = plausible.length === candidates.length
    const final = isSame
      ? candidates
      : candidatesOf(
          page,
          content,
          plausible.map(({ title }) => title),
        )
    const accepted = final.filter((candidate) => isAdvert(candidate, situation))
    if (!accepted[0]) continue
    // A heading of an unknown trade must not take the lines of a title that names a known one.
    const isOfRoles = accepted.some(({ title }) => title.isRole)
    const weight = accepted.length * (isOfRoles ? weights[accepted[0].title.style] : minWeight)
    groups.push({ candidates: accepted, weight, layout: layoutOf(accepted[0]) })
  }
  return groups
}

function candidatesOf(page: HtmlPage, content: PageLines, titles: readonly TitleLine[]): Candidate[] {
  const extents = titles.length > 0 ? extentsOf(content, titles) : []
  return titles.flatMap((title, index): Candidate[] => {
    const extent = extents[index]
    if (!extent) return []
    const block = { title, ...extent, links: advertLinks(page, content, title, extent.range) }
    return [{ title, extent, block, signs: blockSigns(page, content, block) }]
  })
}

const strong = new Set<TitleStyle>(['heading', 'accordion', 'definition'])

/** The titles of one shape, with those of unknown trades that stand alone in a block like the others' and occur once. */
function groupTitles(content: PageLines, all: readonly TitleLine[]): TitleLine[] {
  const roles = all.filter(({ isRole }) => isRole)
  const counts = Map.groupBy(all, ({ text }) => text.toLowerCase())
  const isUnique = ({ text }: TitleLine) => counts.get(text.toLowerCase())?.length === 1
  const siblings = siblingsOf(content, roles)
  const titles = all.filter((title) => {
    if (title.isRole) return true
    return isUnique(title) && (siblings ? siblings(title) : strong.has(title.style) || title.isOnlyTitles)
  })
  if (roles.length > 0) return roles.length * 3 >= titles.length ? titles : roles
  return titles.every(({ style }) => strong.has(style)) ? titles : []
}

function layoutOf({ title, extent }: Candidate): Layout {
  if (title.style === 'accordion') return 'accordion'
  if (title.style === 'definition') return 'definition-list'
  return extent.isFlat ? 'headings' : 'repeated-blocks'
}

function blockSigns(page: HtmlPage, content: PageLines, block: AdvertBlock): Set<Sign> {
  const { title, range, links } = block
  const texts = content.lines.slice(range.from, range.to).map(({ text }) => text)
  const signs = signsOf([title.rest, ...texts])
  if (links.applyUrl) signs.add('apply')
  if (links.url !== page.url) signs.add('page')
  return signs
}
