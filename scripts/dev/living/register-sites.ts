import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCompanies } from '../../../packages/core/src/companies/register/import-companies.ts'
import { addSites } from '../../../packages/core/src/companies/sources/add-site.ts'
import type { Db } from '../../../packages/core/src/platform/db/client.ts'
import { sectorOfAteco } from '../../../packages/reference/src/sector-of-ateco.ts'
import type { Site } from '../../../tools/simweb/src/model.ts'
import { startUrlOf } from '../../../tools/simweb/src/world.ts'
import { markMadeUp, type Pool, selectAtecoCodes } from './schedule.queries.ts'

/** Imports the companies of the sites as a registry file, then adds the sites, due one after the other over the day. */
export async function registerSites(
  { db, pool }: { db: Db; pool: Pool },
  sites: readonly Site[],
  now: Date,
  dayLengthMs: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-living-'))
  try {
    const file = join(folder, 'companies.jsonl')
    const codeOf = knownCodes(await selectAtecoCodes(pool))
    await writeFile(file, sites.map((site) => `${JSON.stringify(registryRow(site, codeOf))}\n`).join(''))
    const { refused } = await importCompanies(pool, file, { refusedPath: `${file}.bad.csv` }, now)
    if (refused > 0) throw new Error(`the register refuses ${refused} simulated companies`)
  } finally {
    await rm(folder, { recursive: true })
  }
  const companyNos = await markMadeUp(
    pool,
    sites.map(({ company }) => company.vat),
  )
  await addSites(
    db,
    sites.map((site, turn) => ({
      companyNo: companyNos.get(site.company.vat) ?? 0,
      host: site.host,
      startUrl: startUrlOf(site),
      knownBy: 'import',
      dueAt: new Date(now.getTime() + (turn / sites.length) * dayLengthMs),
    })),
    now,
  )
}

type Company = Site['company']

/** Without its address: the register refuses a suffix that no registry of domains gives out. */
function registryRow({ company }: Site, codeOf: (company: Company) => string): Record<string, string | number> {
  return {
    vat: company.vat,
    name: company.name,
    legal_form: company.legalForm,
    ateco_2007: codeOf(company),
    employees: company.employees,
    foundation_year: company.foundationYear,
    ...(company.shareCapital !== null && { share_capital: company.shareCapital }),
    address: company.address,
    municipality_code: company.place.municipality.istat,
  }
}

/** The company's own code, or one of its sector: the samples of the classification have few, and the register refuses the others. */
function knownCodes(codes: ReadonlySet<string>): (company: Company) => string {
  const bySector = Map.groupBy(
    [...codes].filter((code) => /^\d\d\.\d\d/.test(code)),
    (code) => sectorOfAteco(code),
  )
  return ({ activity: [own], sector }) => (codes.has(own) ? own : (bySector.get(sector)?.[0] ?? own))
}
