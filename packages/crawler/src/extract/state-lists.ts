import { textAt } from '../ats/json-values.ts'
import { visibleText } from '../html/dom.ts'
import { parseHtml } from '../page/parse-html.ts'
import { hintOfField } from './field-names.ts'
import { looksLikeRole } from './role-words.ts'

const maxSteps = 60_000
const maxPath = 200
export const maxPositions = 300
const titleKeys = [
  'title',
  'jobTitle',
  'job_title',
  'titolo',
  'ruolo',
  'role',
  'posizione',
  'position',
  'name',
  'nome',
  'label',
]
const jobKeys =
  /job|position|posizion|career|carrier|lavor|vacanc|offert|annunc|opening|ricerc|selezion|opportunit|stellen/i
const otherKeys =
  /cours|cors[oi]|product|prodott|news|notizi|article|articol|event|menu|nav|team|people|person|author|testimonial|service|serviz|categor|tag/i

/** A record and its title. */
export type Listed = { entry: Record<string, unknown>; title: string }

/** Lists of objects with a role for a title and something a position has. */
export function listsIn(values: readonly unknown[]): Listed[][] {
  const found: Listed[][] = []
  const waiting: { value: unknown; path: string }[] = values.map((value) => ({ value, path: '' }))
  for (let step = 0; step < Math.min(waiting.length, maxSteps); step++) {
    const { value, path } = waiting[step] ?? { value: null, path: '' }
    if (typeof value !== 'object' || value === null) continue
    const list = positionsIn(entriesOf(value, path), path)
    if (list.length > 0) found.push(list)
    else
      for (const [key, child] of Object.entries(value))
        if (typeof child === 'object' && child !== null)
          waiting.push({ value: child, path: Array.isArray(value) ? path : `${path}.${key}`.slice(-maxPath) })
  }
  return found
}

/** A list, the records of a collection by their key, or one record that stands alone under a telling name. */
function entriesOf(value: object, path: string): unknown[] {
  if (Array.isArray(value)) return value
  const records = Object.values(value).slice(0, maxPositions)
  const isCollection = records.length > 1 && records.every((record) => typeof record === 'object' && record !== null)
  if (isCollection) return records
  return jobKeys.test(path) && signCount(value as Record<string, unknown>) >= 3 ? [value] : []
}

function positionsIn(all: readonly unknown[], path: string): Listed[] {
  const list = all.slice(0, maxPositions)
  const listed = list.flatMap((one): Listed[] => {
    if (!isRecord(one)) return []
    const entry = unwrapped(one)
    const title = titleOf(entry)
    return title ? [{ entry, title }] : []
  })
  const roles = listed.filter(({ title }) => looksLikeRole(title))
  if (roles.length * 2 < list.length || roles.length === 0) return []
  const last = path.split('.').at(-1) ?? ''
  if (otherKeys.test(last) || (otherKeys.test(path) && !jobKeys.test(path))) return []
  const isNamed = jobKeys.test(path)
  return roles.every(({ entry }) => signCount(entry) >= (isNamed ? 1 : 2))
    ? listed.filter(({ title }) => isNamed || looksLikeRole(title))
    : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `{ id, attributes: { title, … } }`, `{ node: { … } }`: what a store wraps around a record. */
function unwrapped(entry: Record<string, unknown>): Record<string, unknown> {
  if (titleOf(entry) !== null) return entry
  const inner = Object.values(entry).filter(isRecord)
  const [only] = inner
  return only && inner.length === 1 && titleOf(only) !== null ? { ...entry, ...only } : entry
}

function titleOf(entry: object): string | null {
  for (const key of titleKeys) {
    const text = textAt(entry, key) ?? textAt(entry, key, 'rendered')
    if (text && text.length <= 160) return /[&<]/.test(text) ? visibleText(parseHtml(text)) : text
  }
  return null
}

/** Fields that hold an advert's text. */
export const textKeys =
  /descri|conten|body|corpo|text|testo|intro|dettagl|detail|requisit|require|mansion|responsib|benefit|offer|skills|profil|qualific|attivit|task|summary|about|abstract/i

function signCount(entry: Record<string, unknown>): number {
  const keys = Object.keys(entry)
  const hints = new Set(
    keys.map(hintOfField).filter((hint) => hint !== null && hint !== 'employer' && hint !== 'postedAt'),
  )
  return (
    hints.size +
    Number(keys.some((key) => textKeys.test(key))) +
    Number(keys.some((key) => /^(?:slug|url|href|link|permalink|path|apply)/i.test(key)))
  )
}
