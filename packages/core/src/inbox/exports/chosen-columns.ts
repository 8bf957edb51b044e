import { type ExportField, exportFields } from '@vedetta/contracts/facts/export-choices'
import { type Pay, payPerYear } from '@vedetta/contracts/positions/pay'
import { payText } from '@vedetta/contracts/positions/pay-text'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { shownText } from '../../privacy/masking/shown-text.ts'
import { leavingText } from '../positions/leaving-text.ts'
import { type Column, withUnit } from './export-columns.ts'
import type { ExportLine } from './export-lines.queries.ts'

const { pay, site, legalAddress, description } = exportFields
const euro = { it: '€', en: '€' }

/** The columns that a person adds, without the contacts, which come from other tables. */
export const chosenColumns: Readonly<Record<Exclude<ExportField, 'contacts'>, readonly Column[]>> = {
  pay: [
    {
      heading: pay,
      kind: 'text',
      cell: (line, language) => {
        const stated = payOf(line)
        return stated && payText(stated, language)
      },
    },
    {
      heading: withUnit({ it: 'Retribuzione annua da', en: 'Annual pay from' }, euro),
      kind: 'number',
      cell: (line) => annualPayOf(line)?.from ?? null,
    },
    {
      heading: withUnit({ it: 'Retribuzione annua a', en: 'Annual pay to' }, euro),
      kind: 'number',
      cell: (line) => annualPayOf(line)?.to ?? null,
    },
  ],
  site: [{ heading: site, kind: 'text', cell: (line) => line.site && `https://${line.site}` }],
  legalAddress: [{ heading: legalAddress, kind: 'text', cell: seatOf }],
  description: [
    {
      heading: description,
      kind: 'long',
      cell: (line, language, advertTexts) =>
        line.description &&
        leavingText(shownText(line.description, language, new Map()).text, line.source_urls[0], advertTexts),
    },
  ],
}

function payOf({ pay_from: from, pay_to: to, pay_period: period }: ExportLine): Pay | null {
  return period && { from, to, period }
}

/** Pay as searches compare it, whatever period the page states. */
function annualPayOf(line: ExportLine): { from: number; to: number } | null {
  const stated = payOf(line)
  return stated && payPerYear(stated)
}

/** The register's address, which names its town or not. */
function seatOf({ address, seat }: ExportLine): string {
  const town = seat === null ? undefined : municipalityByIstat(seat)
  const isNamed = !town || address?.includes(town.name)
  return [address, !isNamed && `${town.name} (${town.province})`].filter(Boolean).join(', ')
}
