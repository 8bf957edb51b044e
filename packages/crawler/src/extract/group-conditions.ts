import type { MarkedLine } from '../html/lines.ts'
import type { Section } from '../raw-position.ts'
import { signsOfLine } from './advert-signs.ts'
import type { LineRange, PageLines } from './page-lines.ts'
import { looksLikeRole } from './role-words.ts'
import { isLeadIn } from './shared-statements.ts'

type Placed = { line: number; range: LineRange }

const maxBeside = 3
const maxText = 300
/** "P. IVA 01234567890": the company's, not a contract. */
const companyData = /\d{8}|p\.? ?iva\W{0,3}\d/iu

/**
 * Conditions that a page states once for a list of adverts, directly above it, or below a list with an entry a line: "Contratto a termine
 * di un anno, laboratorio di Lecco".
 */
export function groupConditions(content: PageLines, adverts: readonly Placed[]): (advert: Placed) => Section[] {
  const byAdvert = new Map<Placed, Section[]>()
  for (const run of runsOf(adverts)) {
    if (run.length < 2) continue
    const said = [
      ...leadIns(content, run),
      ...[...linesAbove(content, run), ...linesBelow(content, run)].filter(isCondition),
    ]
    if (said.length === 0) continue
    const sections = [...new Set(said)].map(
      ({ text, isItem }): Section => ({ heading: null, lines: [{ text, isItem }], isShared: true }),
    )
    for (const advert of run) byAdvert.set(advert, sections)
  }
  return (advert) => byAdvert.get(advert) ?? []
}

/** Adverts that follow each other without a line between. */
function runsOf(adverts: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = []
  for (const advert of adverts.toSorted((a, b) => a.line - b.line)) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && advert.range.from <= before.range.to) run.push(advert)
    else runs.push([advert])
  }
  return runs
}

function linesAbove({ lines }: PageLines, [first]: readonly Placed[]): MarkedLine[] {
  const from = first?.range.from ?? 0
  const near = lines.slice(Math.max(0, from - maxBeside), from)
  const heading = near.findLastIndex(({ level }) => level !== null)
  // Without a heading near, the lines above may be of something else.
  return heading < 0 ? [] : near.slice(heading + 1)
}

/** "Per il negozio di Lecco cerchiamo:", directly above the first. */
function leadIns({ lines }: PageLines, [first]: readonly Placed[]): MarkedLine[] {
  const from = first?.range.from ?? 0
  const line = lines[from - 1]
  return line && line.level === null && isLeadIn(line, 1) ? [line] : []
}

function linesBelow({ lines }: PageLines, run: readonly Placed[]): MarkedLine[] {
  const last = run.at(-1)
  if (!last || run.some((one) => one !== last && one.range.to - one.range.from > 1)) return []
  const near = lines.slice(last.line + 1, last.line + 1 + maxBeside)
  const heading = near.findIndex(({ level }) => level !== null)
  return heading < 0 ? near : near.slice(0, heading)
}

function isCondition(line: MarkedLine): boolean {
  const signs = signsOfLine(line)
  if (line.text.length > maxText || companyData.test(line.text)) return false
  return (signs.has('contract') || signs.has('place')) && !looksLikeRole(line.text)
}
