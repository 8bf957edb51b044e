import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { YearOfAccounts } from '@vedetta/synthetic/companies/accounts'
import { drawCompany, drawCompanyAccounts, type SyntheticCompany } from '@vedetta/synthetic/companies/company'
import { drawSite, type SyntheticSite } from '@vedetta/synthetic/companies/site'
import { Draws } from '@vedetta/synthetic/random/draws'

const lastYear = 2024
const years = [lastYear - 2, lastYear - 1, lastYear]
const parts = ['turnover', 'costs', 'ebitda', 'net_income'] as const
const seed = 1
const now = Date.UTC(2026, 10, 14)

const headings = [
  'Partita IVA',
  'Denominazione',
  'Forma giuridica',
  'REA',
  'CCIAA',
  'ATECO 2007',
  'ATECO 2025',
  'Addetti',
  'Anno di costituzione',
  'Capitale sociale',
  'Indirizzo',
  'Codice ISTAT',
  'Comune',
  'Provincia',
  'PEC',
  'Sito web',
  ...years.flatMap((year) => parts.map((part) => `${part}_${year}`)),
]

/** The number of leading columns that describe the company itself; accounts and web address follow. */
const ownColumns = 15

/** The same rows as registry CSV (all columns, and the company's own columns only) and as COPY files for the tables. */
export type RegistryFiles = { csv: string; ownCsv: string; companies: string; years: string; sites: string }

/** Writes synthetic companies in a registry's layout: 45% have a site, and limited companies have accounts. */
export async function writeRegistryFiles(folder: string, rows: number): Promise<RegistryFiles> {
  const files = {
    csv: join(folder, 'registry.csv'),
    ownCsv: join(folder, 'companies.csv'),
    companies: join(folder, 'companies.copy'),
    years: join(folder, 'years.copy'),
    sites: join(folder, 'sites.copy'),
  }
  const csv = lineWriter(files.csv)
  const ownCsv = lineWriter(files.ownCsv)
  const companies = lineWriter(files.companies)
  const accounts = lineWriter(files.years)
  const sites = lineWriter(files.sites)
  await csv.add(headings.join(';'))
  await ownCsv.add(headings.slice(0, ownColumns).join(';'))
  const draws = new Draws(seed)
  for (let index = 0; index < rows; index++) {
    const company = drawCompany(draws, seed, index, lastYear)
    const filed = drawCompanyAccounts(draws, company, lastYear)
    const site = company.hasSite ? drawSite(draws, company, now) : null
    const cells = csvCells(company, filed, site)
    await csv.add(cells.join(';'))
    await ownCsv.add(cells.slice(0, ownColumns).join(';'))
    await companies.add(copyLine(company, filed, site))
    for (const { year, turnover, costs, ebitda, netIncome } of filed)
      await accounts.add([company.vat, year, turnover, costs, ebitda, netIncome].join('\t'))
    if (site) await sites.add([company.vat, site.host, `https://www.${site.host}/`].join('\t'))
  }
  for (const writer of [csv, ownCsv, companies, accounts, sites]) await writer.end()
  return files
}

const pecOf = (site: SyntheticSite | null) => (site === null ? null : `amministrazione@pec.${site.host}`)

function csvCells(company: SyntheticCompany, filed: readonly YearOfAccounts[], site: SyntheticSite | null): string[] {
  const { municipality, provinceName } = company.place
  const [ateco2007, ateco2025] = company.activity
  const byCode = company.index % 2 === 0
  return [
    company.vat,
    company.name,
    company.legalForm,
    company.rea,
    provinceName,
    ateco2007,
    ateco2025,
    company.employees,
    company.foundationYear,
    company.shareCapital,
    company.address,
    byCode ? municipality.istat : '',
    byCode ? '' : municipality.name,
    municipality.province,
    pecOf(site),
    site === null ? '' : `www.${site.host}`,
    ...years.flatMap((year): (string | number)[] => {
      const of = filed.find((one) => one.year === year)
      return of === undefined ? ['', '', '', ''] : [of.turnover, of.costs, of.ebitda, of.netIncome]
    }),
  ].map((value) => csvCell(String(value ?? '')))
}

const csvCell = (text: string) => (/[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function copyLine(company: SyntheticCompany, filed: readonly YearOfAccounts[], site: SyntheticSite | null): string {
  const [ateco2007, ateco2025] = company.activity
  const last = filed.at(-1)
  const isAgency = company.sector === 'staffing_hr'
  return [
    company.vat,
    company.name,
    company.legalForm,
    company.rea,
    company.place.provinceName,
    ateco2007,
    ateco2025,
    company.sector,
    company.employees,
    company.foundationYear,
    company.shareCapital,
    company.address,
    company.place.municipality.istat,
    pecOf(site),
    last?.turnover,
    last?.year,
    isAgency,
    isAgency ? 'ateco' : null,
    isAgency ? ateco2007 : null,
  ]
    .map((value) => value ?? '\\N')
    .join('\t')
}

function lineWriter(path: string) {
  const stream = createWriteStream(path)
  let lines: string[] = []
  const flush = async () => {
    if (!stream.write(`${lines.join('\n')}\n`)) await once(stream, 'drain')
    lines = []
  }
  return {
    add: async (line: string) => {
      lines.push(line)
      if (lines.length === 10_000) await flush()
    },
    end: async () => {
      if (lines.length > 0) await flush()
      stream.end()
      await once(stream, 'close')
    },
  }
}
