import { type Document, type Element, isTag } from 'domhandler'
import { filter, getOuterHTML, replaceElement, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { Page } from '../../page.ts'
import { answerText } from '../json-values.ts'
import { withText } from './answers.ts'

/** The answer with those of its jobs, in that order; null where its source keeps them in no list of their own. */
export function withJobs(page: Page, titles: readonly string[], kept: readonly number[]): Page | null {
  const text = answerText(page)
  if (page.kind === 'json') return withText(page, JSON.stringify(jsonWith(JSON.parse(text), titles.length, kept)))
  const xmlMode = page.kind === 'xml'
  const document = parseDocument(text, { xmlMode })
  if (!areRearranged(document, titles, kept)) return null
  return withText(page, getOuterHTML(document.children.filter(isTag), { xmlMode }))
}

/** The jobs are the list, or the record, of that many entries. */
function jsonWith(value: unknown, count: number, kept: readonly number[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isJobs =
    entries.length === count && entries.every(([, entry]) => typeof entry === 'object' && !Array.isArray(entry))
  if (isJobs && Array.isArray(value)) return kept.map((index) => value[index])
  if (isJobs && entries.every(([name]) => /^\d+$/.test(name)))
    return Object.fromEntries(kept.map((index) => entries[index] ?? ['', null]))
  if (Array.isArray(value) && value.length !== 1) return value
  const changed = entries.map(([name, entry]) => [name, jsonWith(entry, count, kept)] as const)
  return Array.isArray(value) ? changed.map(([, entry]) => entry) : Object.fromEntries(changed)
}

function areRearranged(document: Document, titles: readonly string[], kept: readonly number[]): boolean {
  const holders = [document, ...filter(isTag, document.children, true).filter(isTag)]
  const holder = holders.findLast((node) => titles.every((title) => textContent(node).includes(title)))
  const parts = (holder?.children ?? []).filter(isTag)
  const entries = titles.map((title) => parts.find((part) => textContent(part).includes(title)))
  if (new Set(entries).size !== titles.length || entries.includes(undefined)) return false
  const copies = (entries as Element[]).map((entry) => entry.cloneNode(true))
  entries.forEach((entry, slot) => {
    const copy = copies[kept[slot] ?? -1]
    if (entry) replaceElement(entry, copy ?? parseDocument('<!-- -->').children[0] ?? entry)
  })
  return true
}
