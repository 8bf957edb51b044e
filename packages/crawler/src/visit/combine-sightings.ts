import { looksLikeRole } from '../extract/role-words.ts'
import { foldWords } from '../find/fold-words.ts'
import type { Hints, RawPosition, Section } from '../raw-position.ts'
import { type KeyedSighting, textOf } from './sighting.ts'

/** One advert from its sightings: its own page takes precedence, lists fill in what it lacks. */
export function combineSightings(group: readonly [KeyedSighting, ...KeyedSighting[]]): RawPosition {
  const [first] = group
  if (group.length === 1) return first.raw
  const ranked = [...group].sort((a, b) => Number(b.isOwnPage) - Number(a.isOwnPage))
  const raws = ranked.map((sighting) => sighting.raw)
  const { confidence: _, reasons: __, ...best } = raws[0] ?? first.raw
  return {
    ...best,
    title: titleOf(ranked, best.title),
    url: ranked.find((sighting) => sighting.hasOwnUrl)?.raw.url ?? best.url,
    reference: raws.map((raw) => raw.reference).find((one) => one !== null) ?? null,
    sections: combineSections(raws),
    hints: Object.assign({}, ...raws.toReversed().map((raw) => raw.hints)) as Hints,
    closed: raws.map((raw) => raw.closed).find((one) => one !== null) ?? null,
    ...surest(raws),
    applyUrl: raws.map((raw) => raw.applyUrl).find((one) => one !== null) ?? null,
  }
}

/** A document's first line is set apart by nothing: where a list names the post that a document describes, its name counts. */
function titleOf(ranked: readonly KeyedSighting[], title: RawPosition['title']): RawPosition['title'] {
  if (ranked[0]?.raw.by !== 'pdf-advert' || !looksLikeRole(title.text)) return title
  const isName = ({ raw, isOwnPage }: KeyedSighting) =>
    !isOwnPage && raw.by !== 'notice' && looksLikeRole(raw.title.text) && raw.title.text.length <= maxName
  return ranked.find(isName)?.raw.title ?? title
}

const maxName = 80

/** That of the surest sighting; one that a source states as a position is surer than any that was weighed, and has none. */
function surest(raws: readonly RawPosition[]): Pick<RawPosition, 'confidence' | 'reasons'> {
  const [best] = raws.toSorted((a, b) => (b.confidence ?? 1) - (a.confidence ?? 1))
  const stated = raws.find(({ confidence }) => confidence === undefined)
  const { confidence, reasons } = stated ?? best ?? {}
  return confidence === undefined ? {} : { confidence, reasons: reasons ?? [] }
}

/** The first's sections, then what only the others say; a teaser repeats the text's beginning and adds nothing. */
function combineSections(raws: readonly RawPosition[]): Section[] {
  let seenText = ''
  const sections: Section[] = []
  for (const raw of raws) {
    for (const section of raw.sections) {
      const lines = section.lines.filter(({ text }) => !seenText.includes(withoutEllipsis(text)))
      if (lines.length > 0) sections.push({ ...section, lines, url: section.url ?? raw.title.url })
    }
    seenText += foldWords(textOf(raw))
  }
  return sections
}

const withoutEllipsis = (text: string) => foldWords(text.replace(/(?:…|\.{3}|\[…\])\s*$/, '')).trim()
