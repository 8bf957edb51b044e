import { z } from 'zod'
import { sectorIds } from './sectors.ts'
import { contracts, keysOf } from './vocabulary.ts'

/**
 * THE table of filter fields. The form, the URL, the body of a search and the query are derived from it;
 * a field added here that one of them does not handle fails to compile.
 *
 * - `group`: what it is a property of; `not` plus the group excludes.
 * - `kind`: which control edits it and how the URL writes it.
 * - `place`: fields that together form one union of places, instead of narrowing each other.
 */
export const filterFields = {
  name: { group: 'position', kind: 'text', place: false, schema: z.string().trim().min(1).max(200) },
  city: {
    group: 'position',
    kind: 'circle',
    place: true,
    schema: z.discriminatedUnion('mode', [
      z.strictObject({ mode: z.literal('exact'), istat: z.string().regex(/^\d{6}$/) }),
      z.strictObject({
        mode: z.literal('radius'),
        istat: z.string().regex(/^\d{6}$/),
        km: z.number().int().min(1).max(200),
      }),
    ]),
  },
  provinces: {
    group: 'position',
    kind: 'provinces',
    place: true,
    schema: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(110),
  },
  regions: {
    group: 'position',
    kind: 'regions',
    place: true,
    schema: z
      .array(z.string().regex(/^\d{2}$/))
      .min(1)
      .max(20),
  },
  contract: {
    group: 'position',
    kind: 'contract',
    place: false,
    schema: z
      .array(z.enum(keysOf(contracts)))
      .min(1)
      .max(5),
  },
  sectors: { group: 'company', kind: 'sectors', place: false, schema: z.array(z.enum(sectorIds)).min(1).max(37) },
} as const satisfies Record<string, { group: FilterGroup; kind: string; place: boolean; schema: z.ZodType }>

export type FilterGroup = 'position' | 'company'
export type FilterField = keyof typeof filterFields
export type FilterValue<Field extends FilterField> = z.infer<(typeof filterFields)[Field]['schema']>

type FieldsOf<Group extends FilterGroup> = {
  [Field in FilterField as (typeof filterFields)[Field]['group'] extends Group
    ? Field
    : never]: (typeof filterFields)[Field]['schema']
}

/** The map of named fields of one group, each optional. */
export function groupSchema<Group extends FilterGroup>(group: Group) {
  const shape = Object.fromEntries(
    Object.entries(filterFields)
      .filter(([, field]) => field.group === group)
      .map(([name, field]) => [name, field.schema]),
  ) as FieldsOf<Group>
  return z.strictObject(shape).partial()
}

export const filterFieldNames = keysOf(filterFields)
