import { titleKey } from '@vedetta/crawler/visit/sighting'
import { oncePer } from '@vedetta/reference/once-per'
import type { IdentityKeys } from './identity-keys.ts'
import type { PositionFields } from './position-fields.ts'
import { areKin, titleStems } from './text-similarity.ts'

/** What of its fields a position is compared by. */
export type ComparedFields = Pick<PositionFields, 'title' | 'municipalities' | 'provinces' | 'regions' | 'contract'>

/** A position of a reading. */
export type FoundAdvert = {
  companyNo: number
  keys: IdentityKeys
  /** Title and place, also where others have the same. */
  textKey: string
  /** Where it is read, also where others are. */
  url: string
  fields: ComparedFields
  description: string
  descriptionHash: string
}

/** A position that may be one of them: open, or closed lately. */
export type KnownAdvert = {
  positionNo: number
  companyNo: number
  closedAt: Date | null
  isShownHere: boolean
  /** By what this source, and by what the others, recognise it. */
  keysHere: IdentityKeys
  keysElsewhere: readonly IdentityKeys[]
  urls: readonly string[]
  fields: ComparedFields
  descriptionHash: string
}

/** The source knew it by a number or address of its own, has one for the other too, and none of them is the same. */
export function isRenumbered({ keys }: FoundAdvert, { keysHere }: KnownAdvert): boolean {
  const kinds = (['reference', 'url'] as const).filter((kind) => keys[kind] !== null && keysHere[kind] !== null)
  return kinds.length > 0 && kinds.every((kind) => keys[kind] !== keysHere[kind])
}

export const hasSameOwnKey = ({ keys }: FoundAdvert, { keysHere }: KnownAdvert) =>
  (['reference', 'url'] as const).some((kind) => keys[kind] !== null && keys[kind] === keysHere[kind])

/** Their titles may be two ways to call one position. */
export const areAkin = ({ fields }: FoundAdvert, known: KnownAdvert) =>
  fields.title === known.fields.title || areKin(stemsOf(fields), stemsOf(known.fields))

export const titleOf = oncePer(({ title }: ComparedFields) => titleKey(title))
export const stemsOf = oncePer((fields: ComparedFields) => titleStems(titleOf(fields)))

export function add<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
