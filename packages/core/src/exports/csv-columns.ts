import { filterFields } from '@vedetta/contracts/filter-fields'
import type { Labels, Language } from '@vedetta/contracts/labels'
import { isSureReading, readingLabels } from '@vedetta/contracts/position-reading'
import { sectorLabels } from '@vedetta/contracts/sectors'
import {
  collars,
  contracts,
  positionStatuses,
  protectedCategories,
  schedules,
  smartWorking,
  targetPersonas,
} from '@vedetta/contracts/vocabulary'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode, regionByCode } from '@vedetta/reference/territories'
import type { ExportLine } from './export-lines.queries.ts'

type Column = { readonly heading: Labels; readonly cell: (line: ExportLine, language: Language) => string | number }

const separator = ', '
const { name, companyName, vat, employees, turnover, ateco, experience, languages, skills } = filterFields
const { certifications, benefits, contract, schedule, collar, targetPersona, sectors } = filterFields

function chosen<Key extends string>(options: Readonly<Record<Key, Labels>>, key: Key | null, language: Language) {
  return key === null ? '' : options[key][language]
}

const instant = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
})
const time = (at: Date | null): string => (at ? instant.format(at).replace(',', '') : '')

/** The columns of the file, in this order. */
export const csvColumns: readonly Column[] = [
  { heading: name.labels, cell: ({ title }) => title },
  { heading: { it: 'Stato', en: 'Status' }, cell: ({ status }, language) => positionStatuses[status][language] },
  { heading: companyName.labels, cell: ({ company_name }) => company_name },
  { heading: vat.labels, cell: (line) => line.vat },
  { heading: employees.labels, cell: (line) => line.company_employees ?? '' },
  { heading: turnover.labels, cell: (line) => line.company_turnover ?? '' },
  { heading: { it: 'Comuni', en: 'Towns' }, cell: (line) => townsOf(line).join(separator) },
  { heading: { it: 'Province', en: 'Provinces' }, cell: (line) => provincesOf(line).join(separator) },
  { heading: { it: 'Regioni', en: 'Regions' }, cell: (line) => regionsOf(line).join(separator) },
  { heading: sectors.labels, cell: ({ sector }, language) => sectorLabels[sector][language] },
  { heading: ateco.labels, cell: (line) => line.ateco ?? '' },
  { heading: languages.labels, cell: (line) => line.languages.join(separator) },
  {
    heading: filterFields.smartWorking.labels,
    cell: (line, language) => chosen(smartWorking, line.smart_working, language),
  },
  { heading: benefits.labels, cell: (line) => line.benefits.join(separator) },
  { heading: { it: 'Trovata', en: 'Found' }, cell: ({ first_seen }) => time(first_seen) },
  { heading: skills.labels, cell: (line) => line.skills.join(separator) },
  { heading: experience.labels, cell: ({ experience_years }) => experience_years ?? '' },
  { heading: certifications.labels, cell: (line) => line.certifications.join(separator) },
  { heading: targetPersona.labels, cell: (line, language) => chosen(targetPersonas, line.target_persona, language) },
  { heading: contract.labels, cell: (line, language) => chosen(contracts, line.contract, language) },
  { heading: schedule.labels, cell: (line, language) => chosen(schedules, line.schedule, language) },
  { heading: collar.labels, cell: (line, language) => chosen(collars, line.collar, language) },
  {
    heading: filterFields.protectedCategories.labels,
    cell: (line, language) => protectedCategories[line.protected_categories ? 'yes' : 'no'][language],
  },
  {
    heading: { it: 'Lettura', en: 'Reading' },
    cell: ({ confidence }, language) => readingLabels[isSureReading(confidence) ? 'sure' : 'unsure'][language],
  },
  { heading: { it: 'Pagina', en: 'Page' }, cell: ({ source_urls }) => source_urls[0] ?? '' },
  { heading: { it: 'Verificata', en: 'Verified' }, cell: ({ last_verified }) => time(last_verified) },
  { heading: { it: 'Chiusa', en: 'Closed' }, cell: ({ closed_at }) => time(closed_at) },
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
