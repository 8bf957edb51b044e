import { titleKey } from '@vedetta/crawler/visit/sighting'
import { oncePer } from '@vedetta/reference/once-per'
import type { IdentityKeys } from './identity-keys.ts'
import type { PositionFields } from './position-fields.ts'
import { shareStems, titleStems } from './text-similarity.ts'

/** The fields by which positions are compared. */
export type ComparedFields = Pick<PositionFields, 'title' | 'municipalities' | 'provinces' | 'regions' | 'contract'>

/** A position of a reading. */
export type FoundAdvert = {
  companyNo: number
  keys: IdentityKeys
  /** Key of title and place, also where several positions share it. */
  textKey: string
  /** The advert's address, also where several positions share it. */
  url: string
  fields: ComparedFields
  description: string
  descriptionHash: string
}

/** A known position that an advert may be: open, or closed lately. */
export type KnownAdvert = {
  positionNo: number
  companyNo: number
  closedAt: Date | null
  isShownHere: boolean
  /** The keys of this source, and those of the other sources, for it. */
  keysHere: IdentityKeys
  keysElsewhere: readonly IdentityKeys[]
  urls: readonly string[]
  fields: ComparedFields
  descriptionHash: string
}

/** The source has a number or address of its own for both, and none of them is equal. */
export function isRenumbered({ keys }: FoundAdvert, { keysHere }: KnownAdvert): boolean {
  const kinds = (['reference', 'url'] as const).filter((kind) => keys[kind] !== null && keysHere[kind] !== null)
  return kinds.length > 0 && kinds.every((kind) => keys[kind] !== keysHere[kind])
}

export const hasSameOwnKey = ({ keys }: FoundAdvert, { keysHere }: KnownAdvert) =>
  (['reference', 'url'] as const).some((kind) => keys[kind] !== null && keys[kind] === keysHere[kind])

/** Whether their titles may name the same position. */
export const haveSimilarTitles = ({ fields }: FoundAdvert, known: KnownAdvert) =>
  fields.title === known.fields.title || shareStems(stemsOf(fields), stemsOf(known.fields))

export const titleOf = oncePer(({ title }: ComparedFields) => titleKey(title))
export const stemsOf = oncePer((fields: ComparedFields) => titleStems(titleOf(fields)))

export function add<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
