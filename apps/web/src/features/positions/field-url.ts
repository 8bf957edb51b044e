import {
  type FilterField,
  type FilterKind,
  type FilterValue,
  filterFields,
} from '@vedetta/contracts/search/filter-fields'
import { type FieldOfKind, type PositionFilter, type Side, type Sides, sides } from './position-filter.ts'

type PartOfKind<Kind extends FilterKind> =
  FilterValue<FieldOfKind<Kind>> extends infer Value ? (Value extends readonly (infer One)[] ? One : Value) : never

/**
 * The encoding of a kind of field.
 * - `codes`: all in one parameter, excluded ones with a minus: `provinces=BG,-MI`.
 * - `texts`: one parameter each, since texts may contain commas and minuses: `name=saldatore&-name=apprendista`.
 * - `single`: one parameter per side: `city=016024~30`.
 */
type Codec<Kind extends FilterKind> =
  | { shape: 'codes' | 'texts' }
  | { shape: 'single'; write(value: PartOfKind<Kind>): string; read(text: string): unknown }

const codecs = {
  texts: { shape: 'texts' },
  words: { shape: 'texts' },
  options: { shape: 'codes' },
  towns: { shape: 'codes' },
  provinces: { shape: 'codes' },
  regions: { shape: 'codes' },
  languages: { shape: 'codes' },
  divisions: { shape: 'codes' },
  ateco: { shape: 'codes' },
  vats: { shape: 'codes' },
  circle: {
    shape: 'single',
    write: (circle) => {
      if (circle.mode === 'exact') return circle.istat
      return circle.mode === 'radius'
        ? `${circle.istat}~${circle.km}`
        : `${circle.istat}~${circle.fromKm}~${circle.toKm}`
    },
    read: (text) => {
      const [, istat, first, second] = /^(\d+)(?:~(\d+))?(?:~(\d+))?$/.exec(text) ?? []
      if (first === undefined) return { mode: 'exact', istat }
      if (second === undefined) return { mode: 'radius', istat, km: Number(first) }
      return { mode: 'range', istat, fromKm: Number(first), toKm: Number(second) }
    },
  },
  range: {
    shape: 'single',
    write: ({ from, to }) => `${from ?? ''}~${to ?? ''}`,
    read: (text) => {
      const [, from, to] = /^(\d*)~(\d*)$/.exec(text) ?? []
      return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
    },
  },
} satisfies { [Kind in FilterKind]: Codec<Kind> }

/** The URL parameters of a field. */
export function writeField(filter: PositionFilter, field: FilterField): string[] {
  // The table pairs each field with its kind, which the union of codecs cannot express.
  const codec = codecs[filterFields[field].kind] as Codec<FilterKind>
  const value: Sides<unknown> = filter.fields[field] ?? {}
  const listOn = (side: Side) => (value[side] ?? []) as readonly string[]
  switch (codec.shape) {
    case 'codes': {
      const codes = [...listOn('included').map(encodeText), ...listOn('excluded').map((code) => `-${encodeText(code)}`)]
      return codes.length > 0 ? [`${field}=${codes.join(',')}`] : []
    }
    case 'texts':
      return sides.flatMap((side) => listOn(side).map((text) => `${nameOn(side, field)}=${encodeText(text)}`))
    case 'single':
      return sides
        .filter((side) => value[side] !== undefined)
        .map((side) => `${nameOn(side, field)}=${codec.write(value[side] as PartOfKind<FilterKind>)}`)
  }
}

/** Parses untrusted parameters of a field: invalid values are dropped. */
export function readField(parameters: URLSearchParams, field: FilterField): Sides<unknown> {
  const decoded = decodeField(parameters, field)
  const valid: Sides<unknown> = {}
  for (const side of sides) {
    const parsed = filterFields[field].schema.safeParse(decoded[side])
    if (parsed.success) valid[side] = parsed.data
  }
  return valid
}

function decodeField(parameters: URLSearchParams, field: FilterField): Sides<unknown> {
  const codec: Codec<FilterKind> = codecs[filterFields[field].kind]
  switch (codec.shape) {
    case 'codes': {
      const found = new Map<string, Side>()
      for (const text of (parameters.get(field) ?? '').split(',')) {
        const code = text.replace(/^-/, '')
        if (!found.has(code)) found.set(code, text.startsWith('-') ? 'excluded' : 'included')
      }
      const isValid = (code: string) => filterFields[field].schema.safeParse([code]).success
      return bothSides((on) => [...found].filter(([code, side]) => side === on && isValid(code)).map(([code]) => code))
    }
    case 'texts':
      return bothSides((side) => {
        const texts = parameters.getAll(nameOn(side, field)).map((text) => text.trim())
        return [...new Set(texts)].filter((text) => filterFields[field].schema.safeParse([text]).success)
      })
    case 'single':
      return bothSides((side) => {
        const text = parameters.get(nameOn(side, field))
        return text === null ? undefined : codec.read(text)
      })
  }
}

function bothSides(read: (side: Side) => unknown): Sides<unknown> {
  return { included: read('included'), excluded: read('excluded') }
}

function nameOn(side: Side, field: FilterField): string {
  return side === 'excluded' ? `-${field}` : field
}

/** `encodeURIComponent` with readable spaces, made safe for lone surrogates, on which it throws. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')
}
