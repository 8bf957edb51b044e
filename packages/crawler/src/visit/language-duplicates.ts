import { urlKey } from '../find/clean-url.ts'
import { foldWords } from '../find/fold-words.ts'
import type { RawPosition } from '../raw-position.ts'
import type { MergedPosition } from './merge-sightings.ts'
import { areOtherTrades, shareTrade, tradesOf } from './trade-words.ts'

/** A position repeated in another language, and the one it repeats. */
export type LanguageDuplicate = { raw: RawPosition; of: RawPosition }

type Versions = readonly (readonly { url: string; language: string }[])[]

/** Positions that repeat an Italian one in another language. */
export function languageDuplicates(positions: readonly MergedPosition[], versions: Versions): LanguageDuplicate[] {
  const native = positions.filter((position) => !position.isForeign).map((position) => position.raw)
  const foreign = positions.filter((position) => position.isForeign).map((position) => position.raw)
  const repeated: LanguageDuplicate[] = []
  const free = new Set(native)
  const left: RawPosition[] = []
  for (const raw of foreign) {
    const twins = native.filter((other) => areVersions(raw.url, other.url, versions))
    // Of several on one page, only the words decide which one it repeats.
    const twin = twins.length === 1 ? twins[0] : undefined
    if (twin === undefined) left.push(raw)
    else repeated.push({ raw, of: twin })
    if (twin !== undefined) free.delete(twin)
  }
  const pairs = left
    .flatMap((raw) => [...free].map((other) => ({ raw, of: other, likeness: likeness(raw, other) })))
    .filter(({ raw, of, likeness }) => likeness >= 0 && !hasOtherVersion(of, raw, versions))
    .sort((a, b) => b.likeness - a.likeness)
  for (const { raw, of } of pairs) {
    if (!left.includes(raw) || !free.has(of) || areElsewhere(raw, of)) continue
    left.splice(left.indexOf(raw), 1)
    free.delete(of)
    repeated.push({ raw, of })
  }
  return repeated
}

/** Its page declares another address, of the same depth, as its version in that language. */
function hasOtherVersion(of: RawPosition, raw: RawPosition, versions: Versions): boolean {
  const language = versions
    .flat()
    .find(({ url }) => urlKey(url) === urlKey(raw.url))
    ?.language.slice(0, 2)
  return versions
    .filter((urls) => urls.some(({ url }) => urlKey(url) === urlKey(of.url)))
    .flat()
    .some(
      (other) =>
        other.language.slice(0, 2) === language &&
        urlKey(other.url) !== urlKey(of.url) &&
        urlKey(other.url) !== urlKey(raw.url) &&
        depthOf(other.url) === depthOf(of.url),
    )
}

const depthOf = (url: string) => (URL.parse(url)?.pathname ?? '').split('/').filter(Boolean).length

function areVersions(url: string, other: string, versions: Versions): boolean {
  if (urlKey(url) === urlKey(other)) return false
  return versions.some((urls) => {
    const keys = urls.map((version) => urlKey(version.url))
    return keys.includes(urlKey(url)) && keys.includes(urlKey(other))
  })
}

/** Towns keep their names: two stated places without a word in common are two posts. */
function areElsewhere(a: RawPosition, b: RawPosition): boolean {
  const [of, other] = [a, b].map((raw) =>
    foldWords((raw.hints.place ?? []).map((place) => place.text).join(' '))
      .split(' ')
      .filter((word) => word.length > 2),
  )
  return !!of?.length && !!other?.length && !of.some((word) => other.includes(word))
}

/** Similarity by what a translation keeps (trade, figures, names, technical words); below 0 for two trades. */
function likeness(a: RawPosition, b: RawPosition): number {
  const [trades, others] = [tradesOf(a.title.text), tradesOf(b.title.text)]
  if (areOtherTrades(trades, others)) return -1
  const [of, other] = [wordsOf(a), wordsOf(b)]
  const common = [...of].filter((word) => other.has(word)).length
  return common / Math.max(1, of.size + other.size - common) + (shareTrade(trades, others) ? 1 : 0)
}

function wordsOf(raw: RawPosition): Set<string> {
  const lines = raw.sections.flatMap((section) => section.lines.map((line) => line.text))
  const places = (raw.hints.place ?? []).map((place) => place.text)
  const words = foldWords([raw.title.text, ...places, ...lines].join(' ').slice(0, 10_000)).split(' ')
  return new Set(words.filter((word) => word.length > 3 || /\d/.test(word)))
}
