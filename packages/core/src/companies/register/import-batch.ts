import type { ClientBase } from 'pg'
import { hostAndAbove, hostOf } from '../sources/host-names.ts'
import { agencyReason } from './agency-rule.ts'
import { CopyRows } from './copy-rows.queries.ts'
import { Refused } from './file/refusals.ts'
import { type FileFormat, type FilePosition, type RegistryRecord, rawRowOf } from './file/registry-file.ts'
import { type RegistryFacts, type RegistryRow, readRegistryRow } from './file/registry-row.ts'
import { packVats, type VatSet } from './file/vat-set.ts'
import { beginBatch, mergeStaged, stagedColumns, stagedYearColumns } from './import-rows.queries.ts'
import { advanceRun, type ImportCounts } from './import-run.queries.ts'
import { mergeStagedSites, stagedSiteColumns } from './import-sites.queries.ts'
import type { RefusedRow, RefusedRowsFile } from './refused-rows-file.ts'

/** What rows are validated against, and what else a company's row is built from. */
export type ImportFacts = RegistryFacts & {
  format: FileFormat
  register: ReadonlyMap<string, string>
  fileName: string
}

/** Rows of a file, ready for COPY. */
export type CheckedBatch = {
  vats: string[]
  companies: CopyRows
  years: CopyRows
  sites: CopyRows
  refused: RefusedRow[]
}

const maxQuoteLength = 300

/** Every record is accepted or refused; an accepted one may have its address refused. */
export function checkBatch(records: readonly RegistryRecord[], facts: ImportFacts, taken: VatSet): CheckedBatch {
  const batch: CheckedBatch = {
    vats: [],
    companies: new CopyRows(),
    years: new CopyRows(),
    sites: new CopyRows(),
    refused: [],
  }
  for (const record of records) {
    const { line, raw } = record
    try {
      const row = readRegistryRow(rawRowOf(record, facts.format), facts)
      if (!taken.add(row.vat)) throw new Refused('vat_repeated', 'vat')
      add(batch, row, line, facts)
      if (row.siteRefusal) batch.refused.push(refusedRow(line, raw, row.siteRefusal))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      batch.refused.push(refusedRow(line, raw, error))
    }
  }
  return batch
}

const refusedRow = (line: number, raw: string, { code, column }: Refused): RefusedRow => ({ line, code, column, raw })

function add(batch: CheckedBatch, row: RegistryRow, line: number, { register, fileName }: ImportFacts): void {
  const { vat, name, ateco2007, ateco2025, accounts, site } = row
  const agency = agencyReason({ name, ateco2007, ateco2025, registerNumber: register.get(vat) ?? null, adverts: null })
  const last = accounts.at(-1)
  batch.vats.push(vat)
  batch.companies.add([
    vat,
    name,
    row.legalForm,
    row.rea,
    row.chamber,
    ateco2007,
    ateco2025,
    row.sector,
    row.employees,
    row.foundationYear,
    row.shareCapital,
    row.address,
    row.municipality,
    row.pec,
    last?.turnover ?? null,
    last?.year ?? null,
    agency !== null,
    agency?.code ?? null,
    agency?.quote ?? null,
  ])
  for (const { year, turnover, costs, ebitda, net_income } of accounts)
    batch.years.add([vat, year, turnover, costs, ebitda, net_income])
  if (site === null) return
  const hosts = `{${hostAndAbove(hostOf(site.startUrl)).join(',')}}`
  const quote = `${fileName}, line ${line}: ${site.rawText}`.slice(0, maxQuoteLength)
  batch.sites.add([vat, site.host, hosts, site.kind, site.startUrl, quote])
}

/** Writes a batch together with its position in the file, in one transaction. */
export async function writeBatch(
  client: ClientBase,
  runNo: number,
  { vats, companies, years, sites, refused }: CheckedBatch,
  { position, refusedRows, now }: { position: FilePosition; refusedRows: RefusedRowsFile; now: Date },
): Promise<ImportCounts> {
  await beginBatch(client)
  await companies.copy(client, 'staged_company', stagedColumns)
  await years.copy(client, 'staged_year', stagedYearColumns)
  await sites.copy(client, 'staged_site', stagedSiteColumns)
  const { added, changed } = await mergeStaged(client)
  const addedSites = sites.rows === 0 ? 0 : await mergeStagedSites(client, now)
  const addresses = refused.filter(({ code }) => code.startsWith('website_')).length
  const counts: ImportCounts = {
    added,
    changed,
    unchanged: companies.rows - added - changed,
    refused: refused.length - addresses,
    refusedAddresses: addresses,
    sites: addedSites,
  }
  const refusedBytes = await refusedRows.append(refused)
  await advanceRun(client, runNo, { position, refusedBytes, counts, vats: packVats(vats) })
  await client.query('COMMIT')
  return counts
}
