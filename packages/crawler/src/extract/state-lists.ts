import { textAt } from '../ats/json-values.ts'
import { visibleText } from '../html/dom.ts'
import { parseHtml } from '../page/parse-html.ts'
import { hintOfField } from './field-names.ts'
import { givenNames } from './role-vocabulary.ts'
import { couldBeRole, looksLikeRole } from './role-words.ts'
import type { NamedValue } from './state-literals.ts'

const maxSteps = 60_000
const maxPath = 200
export const maxPositions = 300
const maxTitle = 160
const maxLabel = 60
const maxKeys = 40
const sampleSize = 20
const titleKeys =
  'title jobTitle job_title titolo ruolo role posizione position name nome label figura mansione profilo headline'.split(
    ' ',
  )
const jobKeys =
  /job|position|posizion|career|carrier|lavor|vacanc|offert|annunc|opening|ricerc|selezion|opportunit|stellen|\broles\b/i
const otherKeys =
  /cours|cors[oi]|product|prodott|news|notizi|article|articol|event|menu|nav|team|people|person|author|testimonial|service|serviz|categor|tag|staff|faq|partner|client/i

/** A record, its title, what the list it stands in is called, and the name of its group within that. */
export type Listed = { entry: Record<string, unknown>; title: string; path: string; group: string | null }

type Waiting = { value: unknown; path: string; group: string | null }

/** Lists of records that read like positions: a title, and beside it what adverts say. */
export function listsIn(values: readonly NamedValue[]): Listed[][] {
  const found: Listed[][] = []
  const waiting: Waiting[] = values.map(({ name, value }) => ({ value, path: name, group: null }))
  for (let step = 0; step < Math.min(waiting.length, maxSteps); step++) {
    const { value, path, group } = waiting[step] as Waiting
    if (typeof value !== 'object' || value === null) continue
    const list = positionsIn(entriesOf(value, path), path, group)
    if (list.length > 0) found.push(list)
    else waiting.push(...childrenOf(value, path, group))
  }
  return found
}

function childrenOf(value: object, path: string, group: string | null): Waiting[] {
  const isGrouping = isGroups(value)
  const label = Array.isArray(value) ? null : labelOf(value)
  return Object.entries(value).flatMap(([key, child]): Waiting[] => {
    if (typeof child !== 'object' || child === null) return []
    if (Array.isArray(value)) return [{ value: child, path, group }]
    return [{ value: child, path: `${path}.${key}`.slice(-maxPath), group: (isGrouping ? key : label) ?? group }]
  })
}

/** `{ "Lodi": [{…}], "Crema": [{…}] }`: records by what they have in common. */
function isGroups(value: object): boolean {
  const lists = Object.values(value)
  return !Array.isArray(value) && lists.length > 1 && lists.every((list) => Array.isArray(list) && isRecord(list[0]))
}

/** `{ "city": "Lodi", "jobs": […] }`: what the records inside have in common. */
function labelOf(value: object): string | null {
  const entry = value as Record<string, unknown>
  const place = Object.keys(entry)
    .slice(0, maxKeys)
    .find((key) => hintOfField(key) === 'place')
  const label = (place === undefined ? null : textAt(entry, place)) ?? textAt(entry, 'name') ?? textAt(entry, 'nome')
  return label !== null && label.length <= maxLabel ? label : null
}

/** A list, the records of a collection by their key, or one record that stands alone under a telling name. */
function entriesOf(value: object, path: string): unknown[] {
  if (Array.isArray(value)) return value
  const records = Object.values(value).slice(0, maxPositions)
  const isCollection = records.length > 1 && records.every((record) => isRecord(record))
  if (isCollection) return records
  return jobKeys.test(path) && signCount(value as Record<string, unknown>) >= 3 ? [value] : []
}

function positionsIn(all: readonly unknown[], path: string, group: string | null): Listed[] {
  const records = all.slice(0, maxPositions).filter(isRecord)
  // What says of itself that it is a `JobPosting` is read as one.
  const entries = records.filter((record) => !Object.hasOwn(record, '@type')).map(unwrapped)
  const key = entries.length * 2 < all.length || entries.length === 0 ? null : titleKeyOf(entries)
  if (key === null || isAboutSomethingElse(path) || isAboutPeople(entries, key)) return []
  const listed = entries.flatMap((entry): Listed[] => {
    const title = titleAt(entry, key)
    return title ? [{ entry, title, path, group }] : []
  })
  const roles = listed.filter(({ title }) => looksLikeRole(title))
  const isNamed = jobKeys.test(path)
  const areSaid = (some: readonly Listed[], signs: number) => some.every(({ entry }) => signCount(entry) >= signs)
  if (roles.length > 0 && roles.length * 2 >= entries.length && areSaid(roles, isNamed ? 1 : 2))
    return isNamed ? listed : roles
  // Titles that name no known trade: the list must be called one of positions, and each record must say what adverts say.
  const possible = listed.filter(({ title }) => couldBeRole(title))
  const isLikely = possible.length * 4 >= entries.length * 3 && (isNamed || roles.length * 3 >= entries.length)
  return isLikely && areSaid(possible, isNamed ? 2 : 3) ? possible : []
}

function isAboutSomethingElse(path: string): boolean {
  const last = path.split('.').at(-1) ?? ''
  return otherKeys.test(last) || (otherKeys.test(path) && !jobKeys.test(path))
}

/** Staff: beside the role stands the name of who has it. */
function isAboutPeople(entries: readonly Record<string, unknown>[], titleKey: string): boolean {
  const people = entries.filter((entry) =>
    Object.entries(entry)
      .slice(0, maxKeys)
      .some(([key, value]) => key !== titleKey && typeof value === 'string' && isPersonName(value)),
  )
  return people.length * 2 > entries.length
}

function isPersonName(text: string): boolean {
  const words = text.length > 40 ? [] : text.trim().split(/\s+/)
  const isName = words.length === 2 || words.length === 3
  return isName && words.every((word) => /^\p{Lu}/u.test(word)) && givenNames.has((words[0] ?? '').toLowerCase())
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a store wraps around a record, `{ node: { … } }`, or keeps apart in it, `{ title, acf: { … } }`. */
function unwrapped(entry: Record<string, unknown>): Record<string, unknown> {
  const inner = Object.values(entry).filter(isRecord)
  const hasTitle = (record: object) => titleKeys.some((key) => titleAt(record, key) !== null)
  const [only] = inner
  if (!hasTitle(entry)) return only && inner.length === 1 && hasTitle(only) ? { ...entry, ...only } : entry
  const apart = ['acf', 'meta', 'fields', 'customFields', 'custom_fields'].map((key) => entry[key]).filter(isRecord)
  return apart.length === 0 ? entry : Object.assign({}, ...apart.toReversed(), entry)
}

/** The key that usually holds titles; where it doesn't, the one under which trades stand. */
function titleKeyOf(entries: readonly Record<string, unknown>[]): string | null {
  const sample = entries.slice(0, sampleSize)
  const countAt = (key: string, isCounted: (title: string) => boolean) =>
    sample.filter((entry) => {
      const title = titleAt(entry, key)
      return title !== null && isCounted(title)
    }).length
  const usual = titleKeys.filter((key) => countAt(key, () => true) * 2 >= sample.length)
  const titled = usual.find((key) => countAt(key, couldBeRole) * 2 >= sample.length)
  if (titled !== undefined) return usual.find((key) => countAt(key, looksLikeRole) * 2 >= sample.length) ?? titled
  const others = Object.keys(sample[0] ?? {}).slice(0, maxKeys)
  return others.find((key) => hintOfField(key) === null && countAt(key, looksLikeRole) * 2 >= sample.length) ?? null
}

function titleAt(entry: object, key: string): string | null {
  const text = textAt(entry, key) ?? textAt(entry, key, 'rendered')
  if (!text || text.length > maxTitle || !/\p{L}{2}/u.test(text)) return null
  return /[&<]/.test(text) ? visibleText(parseHtml(text)) || null : text
}

/** Fields that hold an advert's text. */
export const textKeys =
  /descri|conten|body|corpo|text|testo|intro|dettagl|detail|requisit|require|mansion|responsib|benefit|offer|skills|profil|qualific|attivit|task|summary|about|abstract|terms|condizion|note/i

const terms =
  /\b(?:(?:in)?determinato|full.?time|part.?time|tempo (?:pieno|parziale)|stage|tirocinio|apprendistato|permanent|vollzeit|teilzeit|unbefristet)\b/i

/** What a record says that adverts say: place, contract, text, an address of its own, … */
function signCount(entry: Record<string, unknown>): number {
  const keys = Object.keys(entry).slice(0, 2 * maxKeys)
  const hints = new Set(
    keys.map(hintOfField).filter((hint) => hint !== null && hint !== 'employer' && hint !== 'postedAt'),
  )
  const hasTerms = !hints.has('contract') && keys.some((key) => typeof entry[key] === 'string' && isTerms(entry[key]))
  return (
    hints.size +
    Number(hasTerms) +
    Number(keys.some((key) => textKeys.test(key))) +
    Number(keys.some((key) => /^(?:slug|url|href|link|permalink|path|apply)/i.test(key)))
  )
}

/** A short text about contract or hours, whatever its key. */
export const isTerms = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= 120 && !isAddress(text) && terms.test(text)

export const isAddress = (text: string): boolean => /^(?:https?:\/\/|\/|[\w.-]{1,80}\/)\S*$|^\S+-\S+-\S+$/.test(text)
