import { readFile } from 'node:fs/promises'
import { nameKey } from '@vedetta/reference/name-key'
import { cleanText } from './clean-text.ts'
import { detectDelimiter, type FileRecord, splitCsv } from './csv-records.ts'
import { decodeText, detectEncoding, type Encoding } from './encoding.ts'
import { readVatNumber } from './identity.ts'
import { RegistryFileError } from './raw-rows.ts'
import { Refused } from './refusals.ts'

export type RegisteredAgency = { vat: string; number: string }
export type AgencyRecord = { line: number; raw: string; read: RegisteredAgency | Refused }

const headings = {
  vat: ['vat', 'partita iva', 'p iva', 'piva'],
  number: ['number', 'numero', 'numero iscrizione', 'numero albo', 'autorizzazione', 'protocollo'],
}

const maxLength = 100

/** The register of employment agencies as CSV: a few hundred rows, read as a whole. */
export async function readAgencyFile(path: string, encoding?: Encoding): Promise<AgencyRecord[]> {
  const bytes = await readFile(path)
  const detected = detectEncoding(bytes)
  const text = decodeText(bytes.subarray(detected.textStart), encoding ?? detected.encoding)
  if (text === null) throw new RegistryFileError('The file is not wholly in UTF-8.')
  const delimiter = detectDelimiter(text)
  const cellsOf = ({ raw, content }: FileRecord) => content ?? raw.split(delimiter)
  const [heading, ...records] = splitCsv(text, { delimiter, width: null }, true).records
  const named = heading === undefined ? [] : cellsOf(heading)
  const keys = named instanceof Refused ? [] : named.map(nameKey)
  const vatAt = keys.findIndex((key) => headings.vat.includes(key))
  const numberAt = keys.findIndex((key) => headings.number.includes(key))
  if (vatAt === -1 || numberAt === -1) throw new RegistryFileError('The heading lacks vat or number.')
  const seen = new Set<string>()
  let line = heading?.lines ?? 0
  return records.flatMap((record) => {
    const at = line + 1
    line += record.lines
    if (record.raw.trim() === '') return []
    return [{ line: at, raw: record.raw, read: agencyOf(cellsOf(record), vatAt, numberAt, seen) }]
  })
}

function agencyOf(
  content: string[] | Refused,
  vatAt: number,
  numberAt: number,
  seen: Set<string>,
): RegisteredAgency | Refused {
  try {
    if (content instanceof Refused) throw content
    const vat = readVatNumber(cleanText(content[vatAt] ?? '', 'vat', maxLength))
    const number = cleanText(content[numberAt] ?? '', 'number', maxLength)
    if (number === '') throw new Refused('register_number_missing', 'number')
    if (seen.has(vat)) throw new Refused('vat_repeated', 'vat')
    seen.add(vat)
    return { vat, number }
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}
