import { readTable } from './csv-table.ts'
import type { TableLayout } from './table-layout.ts'

type Language = 'it' | 'en'

export type EscoOccupation = {
  uri: string
  code: string | null
  isco: string
  labelIt: string | null
  labelEn: string | null
  altIt: string[]
  altEn: string[]
}

export type IscoGroup = { code: string; labelIt: string | null; labelEn: string | null; level: 1 | 2 | 3 | 4 }

type EscoLayout = TableLayout & { publisher: 'vedetta' | 'esco' }

export const occupationLayouts: readonly EscoLayout[] = [
  {
    publisher: 'vedetta',
    required: ['uri', 'code', 'isco', 'label it', 'label en', 'alt it', 'alt en'],
    foreign: ['skilltype'],
  },
  { publisher: 'esco', required: ['concepturi', 'iscogroup', 'preferredlabel', 'altlabels'] },
]

/** ESCO's groups of skills have the same headings and one more, hidden labels. */
export const iscoGroupLayouts: readonly EscoLayout[] = [
  { publisher: 'vedetta', required: ['code', 'label it', 'label en', 'level'] },
  {
    publisher: 'esco',
    required: ['concepturi', 'code', 'preferredlabel', 'altlabels'],
    foreign: ['iscogroup', 'hiddenlabels'],
  },
]

/** ESCO publishes a file per language, which only the file name states: occupations_it.csv. */
export function escoLanguage(path: string): Language | undefined {
  return /_(it|en)\.csv(\.gz)?$/i.exec(path)?.[1]?.toLowerCase() as Language | undefined
}

/** Occupations with the labels of the file. ESCO's own files have one language each, so two files complete each other. */
export async function* readOccupations(path: string): AsyncGenerator<EscoOccupation> {
  for await (const { layout, cell, malformed } of readTable(path, occupationLayouts)) {
    const isOurs = layout.publisher === 'vedetta'
    const uri = cell(isOurs ? 'uri' : 'concepturi')
    if (!URL.canParse(uri)) throw malformed(`the URI of an occupation instead of "${uri}"`)
    const isco = cell(isOurs ? 'isco' : 'iscogroup')
    if (!/^\d{4}$/.test(isco)) throw malformed(`an ISCO code of 4 digits instead of "${isco}"`)
    const occupation = { uri, code: cell('code') || null, isco }
    if (isOurs) {
      yield {
        ...occupation,
        labelIt: cell('label it') || null,
        labelEn: cell('label en') || null,
        altIt: splitLabels(cell('alt it'), '|'),
        altEn: splitLabels(cell('alt en'), '|'),
      }
      continue
    }
    const label = cell('preferredlabel')
    if (label === '') throw malformed(`a preferred label for ${uri}`)
    const others = splitLabels(`${cell('altlabels')}\n${cell('hiddenlabels')}`, '\n', label)
    yield requireLanguage(path, malformed) === 'it'
      ? { ...occupation, labelIt: label, labelEn: null, altIt: others, altEn: [] }
      : { ...occupation, labelIt: null, labelEn: label, altIt: [], altEn: others }
  }
}

/** The groups of ISCO-08, from 1 to 4 digits, with the labels that the file has. */
export async function* readIscoGroups(path: string): AsyncGenerator<IscoGroup> {
  for await (const { layout, cell, malformed } of readTable(path, iscoGroupLayouts)) {
    const code = cell('code')
    if (!/^\d{1,4}$/.test(code)) throw malformed(`an ISCO code of 1 to 4 digits instead of "${code}"`)
    const level = code.length as IscoGroup['level']
    if (layout.publisher === 'vedetta') {
      yield { code, labelIt: cell('label it') || null, labelEn: cell('label en') || null, level }
      continue
    }
    const label = cell('preferredlabel')
    if (label === '') throw malformed(`a preferred label for ${code}`)
    const isItalian = requireLanguage(path, malformed) === 'it'
    yield { code, labelIt: isItalian ? label : null, labelEn: isItalian ? null : label, level }
  }
}

function requireLanguage(path: string, malformed: (expected: string) => Error): Language {
  const language = escoLanguage(path)
  if (!language) throw malformed('a file whose name ends in _it.csv or _en.csv, since ESCO tells the language only so')
  return language
}

/** Labels without blanks, without the preferred one and without those that differ in case only. */
function splitLabels(text: string, separator: string, preferred = ''): string[] {
  const labels = new Map<string, string>()
  for (const label of text.split(separator).map((part) => part.trim())) {
    const key = label.toLowerCase()
    if (key !== '' && key !== preferred.toLowerCase() && !labels.has(key)) labels.set(key, label)
  }
  return [...labels.values()]
}
