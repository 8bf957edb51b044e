import { nameKey } from './name-key.ts'
import { once } from './once.ts'
import { type Province, provinces } from './territories.ts'

const bySlug = once(() => new Map(provinces().map((province) => [provinceSlug(province), province])))

/** A province's name as a path segment: "reggio-nell-emilia". */
export function provinceSlug({ name }: Pick<Province, 'name'>): string {
  return nameKey(name).replaceAll(' ', '-')
}

/** Accepts only the form of `provinceSlug`, so that a page has one address. */
export function provinceOfSlug(slug: string): Province | undefined {
  return bySlug().get(slug)
}
