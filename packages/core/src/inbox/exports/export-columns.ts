import type { AdvertTexts } from '@vedetta/contracts/facts/advert-texts'
import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { readingOf } from '@vedetta/contracts/positions/position-reading'
import { filterFields } from '@vedetta/contracts/search/filter-fields'
import type { Labels, Language } from '@vedetta/contracts/text/labels'
import { languageLabel } from '@vedetta/contracts/text/language-names'
import {
  collars,
  contracts,
  positionStatuses,
  protectedCategories,
  readings,
  schedules,
  smartWorking,
  targetPersonas,
} from '@vedetta/contracts/text/vocabulary'
import { occupationsOf, tradeName } from '@vedetta/meaning/occupations/trade-occupations'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode, regionByCode } from '@vedetta/reference/territories'
import { type Cell, type ColumnKind, codeCell } from './cells.ts'
import type { ExportLine } from './export-lines.queries.ts'

export type Column = {
  readonly heading: Labels
  readonly kind: ColumnKind
  readonly cell: (line: ExportLine, language: Language, advertTexts: AdvertTexts) => Cell
}

const separator = ', '
const { name, companyName, vat, employees, turnover, ateco, experience, languages, skills } = filterFields
const { certifications, benefits, contract, schedule, collar, targetPersona, sectors } = filterFields

export function withUnit(labels: Labels, unit: Labels): Labels {
  return { it: `${labels.it} (${unit.it})`, en: `${labels.en} (${unit.en})` }
}

function chosen<Key extends string>(options: Readonly<Record<Key, Labels>>, key: Key | null, language: Language) {
  return key === null ? '' : options[key][language]
}

/** The columns of every file, in this order. */
export const exportColumns: readonly Column[] = [
  { heading: name.labels, kind: 'text', cell: ({ title }) => title },
  {
    heading: { it: 'Stato', en: 'Status' },
    kind: 'text',
    cell: ({ status }, language) => positionStatuses[status][language],
  },
  { heading: companyName.labels, kind: 'text', cell: ({ company_name }) => company_name },
  { heading: vat.labels, kind: 'code', cell: (line) => codeCell(line.vat) },
  { heading: employees.labels, kind: 'number', cell: (line) => line.company_employees },
  { heading: withUnit(turnover.labels, { it: '€', en: '€' }), kind: 'number', cell: (line) => line.company_turnover },
  { heading: { it: 'Comuni', en: 'Towns' }, kind: 'text', cell: (line) => townsOf(line).join(separator) },
  {
    heading: { it: 'Province', en: 'Provinces' },
    kind: 'text',
    cell: (line) =>
      provincesOf(line)
        .map((code) => provinceByCode(code)?.name ?? code)
        .join(separator),
  },
  { heading: { it: 'Regioni', en: 'Regions' }, kind: 'text', cell: (line) => regionsOf(line).join(separator) },
  { heading: sectors.labels, kind: 'text', cell: ({ sector }, language) => sectorLabels[sector][language] },
  { heading: ateco.labels, kind: 'code', cell: (line) => codeCell(line.ateco ?? '') },
  {
    heading: { it: 'Attività', en: 'Activity' },
    kind: 'text',
    cell: ({ ateco_it, ateco_en }, language) => (language === 'en' && ateco_en) || ateco_it,
  },
  {
    heading: languages.labels,
    kind: 'text',
    cell: (line, language) => line.languages.map((code) => languageLabel(code, language)).join(separator),
  },
  {
    heading: filterFields.smartWorking.labels,
    kind: 'text',
    cell: (line, language) => chosen(smartWorking, line.smart_working, language),
  },
  { heading: benefits.labels, kind: 'text', cell: (line) => line.benefits.join(separator) },
  { heading: { it: 'Trovata', en: 'Found' }, kind: 'instant', cell: ({ first_seen }) => first_seen },
  { heading: skills.labels, kind: 'text', cell: (line) => line.skills.join(separator) },
  {
    heading: withUnit(experience.labels, { it: 'anni', en: 'years' }),
    kind: 'number',
    cell: ({ experience_years }) => experience_years,
  },
  { heading: certifications.labels, kind: 'text', cell: (line) => line.certifications.join(separator) },
  {
    heading: targetPersona.labels,
    kind: 'text',
    cell: (line, language) => chosen(targetPersonas, line.target_persona, language),
  },
  { heading: contract.labels, kind: 'text', cell: (line, language) => chosen(contracts, line.contract, language) },
  { heading: schedule.labels, kind: 'text', cell: (line, language) => chosen(schedules, line.schedule, language) },
  { heading: collar.labels, kind: 'text', cell: (line, language) => chosen(collars, line.collar, language) },
  {
    heading: filterFields.protectedCategories.labels,
    kind: 'text',
    cell: (line, language) => protectedCategories[line.protected_categories ? 'yes' : 'no'][language],
  },
  {
    heading: { it: 'Lettura', en: 'Reading' },
    kind: 'text',
    cell: ({ confidence }, language) => readings[readingOf(confidence)][language].toLowerCase(),
  },
  { heading: { it: 'Pagina', en: 'Page' }, kind: 'text', cell: ({ source_urls }) => source_urls[0] ?? '' },
  { heading: { it: 'Verificata', en: 'Verified' }, kind: 'instant', cell: ({ last_verified }) => last_verified },
  { heading: { it: 'Chiusa', en: 'Closed' }, kind: 'instant', cell: ({ closed_at }) => closed_at },
  {
    heading: { it: 'Professione', en: 'Occupation' },
    kind: 'text',
    cell: ({ title }, language) => {
      const [likeliest] = occupationsOf(title)
      return likeliest ? tradeName(likeliest.trade)[language] : ''
    },
  },
  {
    heading: { it: 'Codice ISCO-08', en: 'ISCO-08 code' },
    kind: 'code',
    cell: ({ title }) => codeCell(occupationsOf(title)[0]?.isco ?? ''),
  },
]

const isKnown = <Item>(item: Item | undefined): item is Item => item !== undefined

function townsOf({ municipalities }: ExportLine): string[] {
  return municipalities
    .map(municipalityByIstat)
    .filter(isKnown)
    .map((town) => town.name)
}

function provincesOf({ municipalities, provinces }: ExportLine): string[] {
  const towns = municipalities.map(municipalityByIstat).filter(isKnown)
  return [...new Set([...towns.map((town) => town.province), ...provinces])]
}

function regionsOf(line: ExportLine): string[] {
  const ofProvinces = provincesOf(line)
    .map(provinceByCode)
    .filter(isKnown)
    .map((province) => province.region)
  return [...new Set([...ofProvinces, ...line.regions])].map((code) => regionByCode(code)?.name ?? code)
}
