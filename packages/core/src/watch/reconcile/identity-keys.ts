import { createHash } from 'node:crypto'
import { cleanUrl, urlKey } from '@vedetta/crawler/find/clean-url'
import { titleKey } from '@vedetta/crawler/visit/sighting'
import type { PositionFields } from './position-fields.ts'

export const keyKinds = ['reference', 'url', 'text'] as const
export type KeyKind = (typeof keyKinds)[number]

/** The keys by which a source identifies a position, strongest first; null where it has none of that kind. */
export type IdentityKeys = Readonly<Record<KeyKind, string | null>>

export const noKeys: IdentityKeys = { reference: null, url: null, text: null }

/** The place of work, narrowest level first. */
type TitleAndPlace = Pick<PositionFields, 'title' | 'municipalities' | 'provinces' | 'regions'>

/** The source's own numbers and addresses for the positions of a reading, in its order. */
export function ownKeys(
  source: { kind: string; url: string },
  found: readonly { url: string; reference: string | null }[],
): Pick<IdentityKeys, 'reference' | 'url'>[] {
  const listUrl = canonicalUrl(source.url)
  const references = unshared(found.map(({ reference }) => referenceKey(source.kind, reference)))
  const urls = unshared(found.map(({ url }) => ownUrl(canonicalUrl(url), listUrl)))
  return found.map((_, index) => ({ reference: references[index] ?? null, url: urls[index] ?? null }))
}

/** A value that several positions share identifies none of them. */
export function unshared(values: readonly (string | null)[]): (string | null)[] {
  const counts = new Map<string | null, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return values.map((value) => (counts.get(value) === 1 ? value : null))
}

/** Key of title and place within one company, since companies may share a board. */
export function textKey(companyNo: number, { title, municipalities, provinces, regions }: TitleAndPlace): string {
  const places = [...municipalities, ...provinces, ...regions].join(' ')
  return bounded(`${companyNo} ${titleKey(title)} @ ${places}`)
}

/** An address for comparing: digits, path and query stay; scheme, `www.` and tracking parameters go. */
export function canonicalUrl(url: string): string {
  return urlKey(cleanUrl(url, url) ?? url)
}

/** Null for the list's own address and for a home page, which belong to no single position. */
function ownUrl(url: string, listUrl: string): string | null {
  return url === listUrl || !/[/?]/.test(url) ? null : bounded(url)
}

/** A small number on a page may only count the entries of its list. */
function referenceKey(sourceKind: string, reference: string | null): string | null {
  const value = reference?.trim().toLowerCase() ?? ''
  if (value === '' || (sourceKind === 'page' && /^\d{1,3}$/.test(value))) return null
  return bounded(value)
}

const maxKeyLength = 400

function bounded(value: string): string {
  const clean = value.toWellFormed().replaceAll('\0', '')
  return clean.length <= maxKeyLength ? clean : createHash('sha256').update(clean).digest('hex')
}
