import type { Document } from 'domhandler'
import { documentsOf, elementsOf, lineOf } from './document-nodes.ts'
import type { RecordedSite } from './recorded-site.ts'

const words: Record<string, RegExp> = {
  it: /\b(?:il|di|che|per|con|della|siamo|una|nel|gli)\b/gi,
  de: /\b(?:und|der|das|für|mit|wir|ein|eine|auf|den)\b/gi,
  en: /\b(?:the|and|with|our|for|you|are|of|we|your)\b/gi,
}
/** A quotation or a slogan in a second language is shorter. */
const minWords = 8

/** The languages of a site's pages, the most used first: those that they declare, and those whose commonest words stand on them. */
export function languagesOf(site: RecordedSite): string[] {
  const documents = documentsOf(site)
  const text = documents.map(lineOf).join(' ')
  const declared = documents.flatMap(declaredLanguage)
  const counts = Object.entries(words).map(
    ([language, pattern]) => [language, text.match(pattern)?.length ?? 0] as const,
  )
  const spoken = counts
    .filter(([, count]) => count >= minWords)
    .sort(([, a], [, b]) => b - a)
    .map(([language]) => language)
  return [...new Set([...spoken, ...declared])]
}

function declaredLanguage(document: Document): string[] {
  const root = elementsOf(document).find(({ name }) => name === 'html')
  return root?.attribs.lang ? [root.attribs.lang.slice(0, 2).toLowerCase()] : []
}
