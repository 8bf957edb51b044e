import { filterFieldNames, filterFields } from '@vedetta/contracts/filter-fields'
import { searchDepth, searchPageSize } from '@vedetta/contracts/position-search'
import { z } from 'zod'
import { day } from '../../lib/italian-time.ts'
import { type FilterKind, type FilterPart, type PositionFilter, partsOf, type Sides, sides } from './position-filter.ts'

export type SearchState = { filter: PositionFilter; page: number }

type PartOfKind<Kind extends FilterKind> = Extract<FilterPart, { kind: Kind }>

/** How a kind of field is written: `excluded` is marked by a leading `-`, on each choice of a list, else on the name. */
type Codec<Kind extends FilterKind> = {
  shape: 'list' | 'single'
  write(value: PartOfKind<Kind>['value']): string
  read(text: string): unknown
}

const asIs = { write: (value: string) => value, read: (text: string) => text }

const codecs = {
  text: { shape: 'single', ...asIs },
  circle: {
    shape: 'single',
    write: (circle) => (circle.mode === 'exact' ? circle.istat : `${circle.istat}~${circle.km}`),
    read: (text) => {
      const [istat, km] = text.split('~')
      return km === undefined ? { mode: 'exact', istat } : { mode: 'radius', istat, km: Number(km) }
    },
  },
  provinces: { shape: 'list', ...asIs },
  regions: { shape: 'list', ...asIs },
  contract: { shape: 'list', ...asIs },
  sectors: { shape: 'list', ...asIs },
} satisfies { [Kind in FilterKind]: Codec<Kind> }

const pageNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(searchDepth / searchPageSize)

export function writeSearch({ filter, page }: SearchState): string {
  const parameters = new Map<string, string[]>()
  for (const part of partsOf(filter)) {
    // The table pairs each field with its kind, which the union of codecs cannot express.
    const codec = codecs[part.kind] as Codec<FilterKind>
    const mark = part.side === 'excluded' ? '-' : ''
    const [name, text] =
      codec.shape === 'list'
        ? [part.field, mark + codec.write(part.value)]
        : [mark + part.field, codec.write(part.value)]
    parameters.set(name, [...(parameters.get(name) ?? []), text])
  }
  if (filter.from) parameters.set('from', [filter.from])
  if (filter.to) parameters.set('to', [filter.to])
  if (page > 1) parameters.set('page', [String(page)])
  const pairs = [...parameters].map(([name, texts]) => `${name}=${texts.map(encode).join(',')}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

export function isSameFilter(a: PositionFilter, b: PositionFilter): boolean {
  return writeSearch({ filter: a, page: 1 }) === writeSearch({ filter: b, page: 1 })
}

/** Reads what any stranger may have written: a field that is not valid is left out, the others stand. */
export function readSearch(search: string): SearchState {
  const parameters = new URLSearchParams(search)
  const fields: Record<string, Sides<unknown>> = {}
  for (const field of filterFieldNames) {
    const raw = readField(parameters, field)
    const valid: Sides<unknown> = {}
    for (const side of sides) {
      const parsed = filterFields[field].schema.safeParse(raw[side])
      if (parsed.success) valid[side] = parsed.data
    }
    if (valid.included !== undefined || valid.excluded !== undefined) fields[field] = valid
  }
  const from = day.safeParse(parameters.get('from')).data
  const to = day.safeParse(parameters.get('to')).data
  return {
    filter: { fields: fields as PositionFilter['fields'], ...(from && { from }), ...(to && { to }) },
    page: pageNumber.safeParse(parameters.get('page')).data ?? 1,
  }
}

function readField(parameters: URLSearchParams, field: keyof typeof filterFields): Sides<unknown> {
  const codec = codecs[filterFields[field].kind]
  if (codec.shape === 'single') {
    const included = parameters.get(field)
    const excluded = parameters.get(`-${field}`)
    return {
      ...(included !== null && { included: codec.read(included) }),
      ...(excluded !== null && { excluded: codec.read(excluded) }),
    }
  }
  const found = new Map<string, keyof Sides<unknown>>()
  for (const text of (parameters.get(field) ?? '').split(',')) {
    const code = text.replace(/^-/, '')
    if (code && !found.has(code)) found.set(code, text.startsWith('-') ? 'excluded' : 'included')
  }
  const codesOf = (side: keyof Sides<unknown>) =>
    [...found].filter(([, each]) => each === side).map(([code]) => codec.read(code))
  return { included: codesOf('included'), excluded: codesOf('excluded') }
}

/** As `encodeURIComponent`, which throws on half a surrogate pair, with spaces a person can read. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')
}
