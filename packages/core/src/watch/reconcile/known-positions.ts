import { type Change, ChangeTrackingMap } from './change-tracking-map.ts'
import { canonicalUrl, type IdentityKeys, type KeyKind, keyKinds, noKeys } from './identity-keys.ts'
import type { Certainty, PositionFields } from './position-fields.ts'

export type KnownSource = { sourceNo: number; kind: string; url: string }

export type KnownPosition = {
  /** Negative for a new position until its number is drawn. */
  positionNo: number
  companyNo: number
  /** The source that its fields were read from. */
  sourceNo: number
  sourceUrls: readonly string[]
  firstSeen: Date
  closedAt: Date | null
  fields: PositionFields
  descriptionHash: string
  certainty: Certainty
}

export type Hold = { heldAt: Date; gone: number; ofOpen: number; isAccepted: boolean }

const none: ReadonlySet<number> = new Set()

/** The positions that a batch of readings may touch, and the sources that show them: first as stored, then as they become. */
export class KnownPositions {
  readonly sources = new Map<number, KnownSource>()
  readonly holds = new ChangeTrackingMap<number, Hold>()
  readonly #positions = new ChangeTrackingMap<number, KnownPosition>()
  /** "source position" → misses. */
  readonly #misses = new ChangeTrackingMap<string, number>()
  /** "source kind value" → position. */
  readonly #keys = new ChangeTrackingMap<string, number>()
  readonly #ofCompany = new Map<number, Set<number>>()
  readonly #shownAt = new Map<number, Set<number>>()
  readonly #showing = new Map<number, Set<number>>()
  readonly #keyedAt = new Map<number, Set<number>>()
  readonly #keysOf = new Map<number, Map<number, IdentityKeys>>()

  /** Marks the current entries as the stored state, against which changes are listed. */
  begin(): void {
    for (const map of [this.holds, this.#positions, this.#misses, this.#keys]) map.begin()
  }

  get(positionNo: number): KnownPosition | undefined {
    return this.#positions.get(positionNo)
  }

  put(position: KnownPosition): void {
    const before = this.#positions.get(position.positionNo)
    if (before !== undefined) this.#ofCompany.get(before.companyNo)?.delete(position.positionNo)
    addTo(this.#ofCompany, position.companyNo, position.positionNo)
    this.#positions.set(position.positionNo, position)
  }

  ofCompany(companyNo: number): ReadonlySet<number> {
    return this.#ofCompany.get(companyNo) ?? none
  }

  show(sourceNo: number, positionNo: number, misses: number): void {
    this.#misses.set(`${sourceNo} ${positionNo}`, misses)
    addTo(this.#shownAt, sourceNo, positionNo)
    addTo(this.#showing, positionNo, sourceNo)
  }

  leave(sourceNo: number, positionNo: number): void {
    this.#misses.delete(`${sourceNo} ${positionNo}`)
    this.#shownAt.get(sourceNo)?.delete(positionNo)
    this.#showing.get(positionNo)?.delete(sourceNo)
  }

  isShown(sourceNo: number, positionNo: number): boolean {
    return this.#misses.get(`${sourceNo} ${positionNo}`) !== undefined
  }

  /** The positions a source shows, with how often it has missed each since. */
  shownAt(sourceNo: number): Map<number, number> {
    const numbers = [...(this.#shownAt.get(sourceNo) ?? none)]
    return new Map(numbers.map((no) => [no, this.#misses.get(`${sourceNo} ${no}`) ?? 0]))
  }

  /** The other sources that show a position. */
  showingBeside(sourceNo: number, positionNo: number): KnownSource[] {
    const numbers = [...(this.#showing.get(positionNo) ?? none)].filter((no) => no !== sourceNo)
    return numbers.sort((a, b) => a - b).flatMap((no) => this.sources.get(no) ?? [])
  }

  /** The keys of a position by source. */
  keysOf(positionNo: number): ReadonlyMap<number, IdentityKeys> {
    return this.#keysOf.get(positionNo) ?? new Map()
  }

  withKey(sourceNo: number, kind: KeyKind, value: string): number | undefined {
    return this.#keys.get(`${sourceNo} ${kind} ${value}`)
  }

  keyedAt(sourceNo: number): ReadonlySet<number> {
    return this.#keyedAt.get(sourceNo) ?? none
  }

  /** A key that belonged to another position moves to this one. */
  setKeys(sourceNo: number, positionNo: number, keys: IdentityKeys): void {
    const before = this.keysOf(positionNo).get(sourceNo) ?? noKeys
    for (const kind of keyKinds) {
      const [was, is] = [before[kind], keys[kind]]
      if (was === is) continue
      if (was !== null && this.withKey(sourceNo, kind, was) === positionNo)
        this.#keys.delete(`${sourceNo} ${kind} ${was}`)
      if (is === null) continue
      const other = this.withKey(sourceNo, kind, is)
      if (other !== undefined) this.#noteKeys(sourceNo, other, { [kind]: null })
      this.#keys.set(`${sourceNo} ${kind} ${is}`, positionNo)
    }
    this.#noteKeys(sourceNo, positionNo, keys)
  }

  #noteKeys(sourceNo: number, positionNo: number, keys: Partial<IdentityKeys>): void {
    const bySource = this.#keysOf.get(positionNo) ?? new Map<number, IdentityKeys>()
    bySource.set(sourceNo, { ...(bySource.get(sourceNo) ?? noKeys), ...keys })
    this.#keysOf.set(positionNo, bySource)
    addTo(this.#keyedAt, sourceNo, positionNo)
  }

  positionChanges(): Change<number, KnownPosition>[] {
    return this.#positions.changes()
  }

  presenceChanges(): { sourceNo: number; positionNo: number; misses: number | undefined }[] {
    return this.#misses.changes().map(({ key, is }) => {
      const [sourceNo = 0, positionNo = 0] = key.split(' ').map(Number)
      return { sourceNo, positionNo, misses: is }
    })
  }

  keyChanges(): { sourceNo: number; kind: KeyKind; value: string; positionNo: number | undefined }[] {
    return this.#keys.changes().map(({ key, is }) => {
      const [sourceNo = '', kind = ''] = key.split(' ', 2)
      const value = key.slice(sourceNo.length + kind.length + 2)
      return { sourceNo: Number(sourceNo), kind: kind as KeyKind, value, positionNo: is }
    })
  }
}

const maxUrls = 10

/** The addresses of a position after a source shows it at `url`, the owner's first. */
export function urlsWhenShown(
  known: KnownPositions,
  position: KnownPosition,
  source: KnownSource,
  url: string,
): readonly string[] {
  const { sourceUrls, positionNo } = position
  const isOwner = position.sourceNo === source.sourceNo
  if (known.showingBeside(source.sourceNo, positionNo).length === 0) return [url]
  const kept = sourceUrls.filter((one) => one !== url && !isOnlyAt(known, position, source, one))
  const urls = isOwner ? [url, ...kept] : [...kept, url]
  const isSame = urls.length === sourceUrls.length && urls.every((one) => sourceUrls.includes(one))
  return isSame && (!isOwner || sourceUrls[0] === url) ? sourceUrls : urls.slice(0, maxUrls)
}

/** The addresses of a position after one source stops showing it and others still do. */
export function urlsWhenLeft(known: KnownPositions, position: KnownPosition, source: KnownSource): readonly string[] {
  const kept = position.sourceUrls.filter((one) => !isOnlyAt(known, position, source, one))
  return kept.length === 0 ? position.sourceUrls : kept
}

/** Addresses are stored without their source: it is derived from the keys, else from the host. */
function isOnlyAt(known: KnownPositions, { positionNo }: KnownPosition, source: KnownSource, url: string): boolean {
  const key = canonicalUrl(url)
  const isAt = (one: KnownSource) =>
    known.keysOf(positionNo).get(one.sourceNo)?.url === key || hostOf(one.url) === hostOf(url)
  return isAt(source) && !known.showingBeside(source.sourceNo, positionNo).some(isAt)
}

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url

function addTo(sets: Map<number, Set<number>>, key: number, item: number): void {
  const set = sets.get(key)
  if (set === undefined) sets.set(key, new Set([item]))
  else set.add(item)
}
