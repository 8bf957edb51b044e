import { z } from 'zod'
import { jobFamilies } from '../facts/job-families.ts'
import { reserveQuotas } from '../facts/reserve-quota.ts'
import { sectorLabels } from '../facts/sectors.ts'
import type { Labels } from '../text/labels.ts'
import {
  collars,
  contracts,
  keysOf,
  protectedCategories,
  readings,
  schedules,
  smartWorking,
  targetPersonas,
} from '../text/vocabulary.ts'

const text = z.string().trim().min(1).max(200)
const codes = (pattern: RegExp, max: number) => z.array(z.string().regex(pattern)).min(1).max(max)
const oneOf = <Key extends string>(options: Readonly<Record<Key, Labels>>) =>
  z
    .array(z.enum(keysOf(options)))
    .min(1)
    .max(keysOf(options).length)
const phrases = z.array(text).min(1).max(20)
/** A single text is a list of one; answers, which the server encodes, keep the list. */
const texts = z.codec(z.union([text, phrases]), phrases, { decode: (given) => [given].flat(), encode: (list) => list })
const istat = z.string().regex(/^\d{6}$/)
const km = z.number().int().min(1).max(200)

function rangeUpTo(max: number) {
  const bound = z.number().int().min(0).max(max)
  return z
    .strictObject({ from: bound.optional(), to: bound.optional() })
    .refine(({ from, to }) => (from ?? to) !== undefined && (from ?? 0) <= (to ?? max))
}

/** Two fields of the specification that people see as one. */
const place: Labels = { it: 'Luogo', en: 'Place' }

/**
 * THE table of filter fields. The form, the URL, the body of a search, its facets and the query are derived from it;
 * a field added here that one of them does not handle fails to compile.
 *
 * - `group`: what it is a property of; `not` plus the group excludes.
 * - `kind`: which control edits it and how the URL writes it.
 * - `place`: fields that together form one union of places, instead of narrowing each other.
 * - `facet`: whether a search counts its values: all of them, the commonest, or none.
 */
export const filterFields = {
  name: field('position', 'texts', { it: 'Ruolo', en: 'Role' }, texts),
  city: field(
    'position',
    'circle',
    place,
    z.discriminatedUnion('mode', [
      z.strictObject({ mode: z.literal('exact'), istat }),
      z.strictObject({ mode: z.literal('radius'), istat, km }),
      z
        .strictObject({ mode: z.literal('range'), istat, fromKm: km, toKm: km })
        .refine(({ fromKm, toKm }) => fromKm < toKm),
    ]),
    { place: true },
  ),
  cities: field('position', 'towns', place, z.array(istat).min(1).max(200), { place: true }),
  provinces: field('position', 'provinces', { it: 'Provincia', en: 'Province' }, codes(/^[A-Z]{2}$/, 110), {
    place: true,
    facet: 'all',
  }),
  regions: field('position', 'regions', { it: 'Regione', en: 'Region' }, codes(/^\d{2}$/, 20), {
    place: true,
    facet: 'all',
  }),
  contract: options('position', { it: 'Contratto', en: 'Contract' }, contracts),
  schedule: options('position', { it: 'Orario', en: 'Schedule' }, schedules),
  collar: options('position', { it: 'Inquadramento', en: 'Collar' }, collars),
  smartWorking: options('position', { it: 'Smart working', en: 'Smart working' }, smartWorking),
  jobFamily: options('position', { it: 'Famiglia professionale', en: 'Job family' }, jobFamilies),
  targetPersona: options('position', { it: 'Profilo', en: 'Target persona' }, targetPersonas),
  experience: field('position', 'range', { it: 'Esperienza', en: 'Experience' }, rangeUpTo(50)),
  // Positions whose pay overlaps the range, in euro a year.
  pay: field('position', 'range', { it: 'Retribuzione annua', en: 'Annual pay' }, rangeUpTo(10_000_000)),
  languages: field('position', 'languages', { it: 'Lingue', en: 'Languages' }, codes(/^[a-z]{2}$/, 30), {
    facet: 'all',
  }),
  skills: field('position', 'words', { it: 'Competenze', en: 'Skills' }, phrases, { facet: 'top' }),
  certifications: field('position', 'words', { it: 'Certificazioni', en: 'Certifications' }, phrases, { facet: 'top' }),
  benefits: field('position', 'words', { it: 'Benefit', en: 'Benefits' }, phrases, { facet: 'top' }),
  protectedCategories: options(
    'position',
    { it: 'Categorie protette', en: 'Protected categories' },
    protectedCategories,
  ),
  reading: options('position', { it: 'Lettura', en: 'Reading' }, readings),
  companyName: field('company', 'texts', { it: 'Azienda', en: 'Company' }, texts),
  sectors: options('company', { it: 'Settore', en: 'Sector' }, sectorLabels),
  specificSectors: field(
    'company',
    'divisions',
    { it: 'Settore specifico', en: 'Specific sector' },
    codes(/^\d{2}$/, 90),
    {
      facet: 'top',
    },
  ),
  ateco: field('company', 'ateco', { it: 'Codice ATECO', en: 'ATECO code' }, codes(/^\d{2}(\.\d{1,2}){0,2}$/, 100)),
  employees: field('company', 'range', { it: 'Dipendenti', en: 'Employees' }, rangeUpTo(10_000_000)),
  // Derived from ranges of the headcount: the index has no field to count.
  reserveQuota: {
    ...field(
      'company',
      'options',
      { it: 'Quota L. 68/99 (stima)', en: 'Law 68/99 quota (estimate)' },
      oneOf(reserveQuotas),
    ),
    options: reserveQuotas,
  },
  turnover: field('company', 'range', { it: 'Fatturato', en: 'Turnover' }, rangeUpTo(1_000_000_000_000)),
  vat: field('company', 'vats', { it: 'Partita IVA', en: 'VAT number' }, codes(/^\d{11}$/, 200)),
} as const satisfies Record<string, FilterFieldShape>

type FilterFieldShape = {
  readonly group: FilterGroup
  readonly kind: string
  readonly labels: Labels
  readonly schema: z.ZodType
  readonly place: boolean
  readonly facet: Facet
  /** What can be chosen, where that is a fixed list. */
  readonly options: Readonly<Record<string, Labels>> | null
}

export type FilterGroup = 'position' | 'company'
type Facet = 'all' | 'top' | 'none'

function field<
  Group extends FilterGroup,
  Kind extends string,
  Schema extends z.ZodType,
  const More extends { place?: true; facet?: 'all' | 'top' } = Record<never, never>,
>(group: Group, kind: Kind, labels: Labels, schema: Schema, more?: More) {
  return {
    group,
    kind,
    labels,
    schema,
    options: null,
    place: (more?.place ?? false) as More extends { place: true } ? true : false,
    facet: (more?.facet ?? 'none') as More extends { facet: infer How extends Facet } ? How : 'none',
  }
}

function options<Group extends FilterGroup, Key extends string>(
  group: Group,
  labels: Labels,
  choices: Readonly<Record<Key, Labels>>,
) {
  return {
    ...field(group, 'options', labels, oneOf(choices), { facet: 'all' }),
    options: choices,
  }
}

export type FilterField = keyof typeof filterFields
export type FilterKind = (typeof filterFields)[FilterField]['kind']
export type FilterValue<Field extends FilterField> = z.output<(typeof filterFields)[Field]['schema']>

/** The fields whose values a search counts. */
export type FacetField = {
  [Field in FilterField]: (typeof filterFields)[Field]['facet'] extends 'none' ? never : Field
}[FilterField]

type FieldsOf<Group extends FilterGroup> = {
  [Field in FilterField as (typeof filterFields)[Field]['group'] extends Group
    ? Field
    : never]: (typeof filterFields)[Field]['schema']
}

/** The map of named fields of one group, each optional. */
export function groupSchema<Group extends FilterGroup>(group: Group) {
  const shape = Object.fromEntries(
    Object.entries(filterFields)
      .filter(([, each]) => each.group === group)
      .map(([name, each]) => [name, each.schema]),
  ) as FieldsOf<Group>
  return z.strictObject(shape).partial()
}

export const filterFieldNames = keysOf(filterFields)

export const facetFieldNames = filterFieldNames.filter((name) => filterFields[name].facet !== 'none') as FacetField[]
