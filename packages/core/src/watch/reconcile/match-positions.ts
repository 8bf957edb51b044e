import { add, type FoundAdvert, haveSimilarTitles, isRenumbered, type KnownAdvert } from './compared-adverts.ts'
import { textKey } from './identity-keys.ts'
import type { Match, Matching, Sides } from './match.ts'
import { matchByWords } from './match-by-words.ts'

/** Matches adverts to known positions by keys alone: at most one each, no position twice. */
export function matchByKeys(sides: Sides): (Match | null)[] {
  return run(sides).matches
}

/** Matches by keys, then by words where keys decide nothing. */
export function matchPositions(sides: Sides, descriptionOf: (positionNo: number) => string): (Match | null)[] {
  const matching = run(sides)
  matchByWords(matching, descriptionOf)
  return matching.matches
}

function run(sides: Sides): Matching {
  const { found } = sides
  const matches: (Match | null)[] = found.map(() => null)
  const claimed = new Set<number>()
  const matching: Matching = {
    ...sides,
    known: sides.known.toSorted(byPreference),
    matches,
    order: found.map((_, index) => index).sort((a, b) => compare(sortKey(found[a]), sortKey(found[b]))),
    isFree: (known) => !claimed.has(known.positionNo),
    pair: (index, known) => {
      const advert = found[index]
      if (advert === undefined) return
      claimed.add(known.positionNo)
      matches[index] = { positionNo: known.positionNo, isRenumbered: isRenumbered(advert, known) }
    },
  }
  matchByOwnKey(matching, 'reference')
  matchByOwnKey(matching, 'url')
  matchByTitleAndPlace(matching)
  return matching
}

/** Shown here first, then shown elsewhere, then closed lately. */
function byPreference(a: KnownAdvert, b: KnownAdvert): number {
  const rank = ({ isShownHere, closedAt }: KnownAdvert) => (closedAt !== null ? 2 : isShownHere ? 0 : 1)
  const closed = ({ closedAt }: KnownAdvert) => closedAt?.getTime() ?? 0
  return rank(a) - rank(b) || closed(b) - closed(a) || a.positionNo - b.positionNo
}

function sortKey(advert: FoundAdvert | undefined): string {
  if (advert === undefined) return ''
  const { keys, textKey: text, descriptionHash, url } = advert
  return `${keys.reference}\n${keys.url}\n${text}\n${descriptionHash}\n${url}`
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function matchByOwnKey(
  { found, known, matches, order, isFree, pair, hasTrustedReferences }: Matching,
  kind: 'reference' | 'url',
) {
  const here = new Map<string, KnownAdvert>()
  const elsewhere = new Map<string, KnownAdvert[]>()
  for (const one of known) {
    const own = one.keysHere[kind]
    if (own !== null && !here.has(own)) here.set(own, one)
    for (const { [kind]: value } of one.keysElsewhere) if (value !== null) add(elsewhere, value, one)
  }
  for (const index of order) {
    const advert = found[index]
    const value = advert?.keys[kind] ?? null
    if (advert === undefined || value === null || matches[index] !== null) continue
    const own = here.get(value)
    const isCertain = kind === 'reference' && hasTrustedReferences
    // A page or a number may have been reused for another position.
    if (own !== undefined && isFree(own) && (isCertain || haveSimilarTitles(advert, own))) {
      pair(index, own)
      continue
    }
    const other = elsewhere
      .get(value)
      ?.find((one) => isFree(one) && one.companyNo === advert.companyNo && haveSimilarTitles(advert, one))
    if (other !== undefined) pair(index, other)
  }
}

/** Adverts that the source now numbers differently are left to the comparison by words. */
function matchByTitleAndPlace({ found, known, matches, order, isFree, pair }: Matching) {
  if (!matches.includes(null)) return
  const byText = new Map<string, KnownAdvert[]>()
  for (const one of known.filter(isFree)) {
    const text = textKey(one.companyNo, one.fields)
    add(byText, text, one)
    if (one.keysHere.text !== null && one.keysHere.text !== text) add(byText, one.keysHere.text, one)
  }
  for (const isTwin of [hasSameDescriptionThere, hasSameDescription, () => true])
    for (const index of order) {
      const advert = found[index]
      if (advert === undefined || matches[index] !== null) continue
      const same = byText
        .get(advert.textKey)
        ?.find(
          (one) =>
            isFree(one) && one.companyNo === advert.companyNo && isTwin(advert, one) && !isRenumbered(advert, one),
        )
      if (same !== undefined) pair(index, same)
    }
}

const hasSameDescription = (advert: FoundAdvert, known: KnownAdvert) => advert.descriptionHash === known.descriptionHash

const hasSameDescriptionThere = (advert: FoundAdvert, known: KnownAdvert) =>
  hasSameDescription(advert, known) && known.urls.includes(advert.url)
