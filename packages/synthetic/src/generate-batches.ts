import { lastFiledYear } from './companies/accounts.ts'
import { drawCompany, drawCompanyAccounts, type SyntheticCompany } from './companies/company.ts'
import { CompanyRows } from './companies/company-rows.ts'
import { drawContacts } from './companies/contacts.ts'
import { drawNews } from './companies/news.ts'
import { drawSite } from './companies/site.ts'
import { serialCount } from './companies/vat-number.ts'
import type { CopyChunk, CopyRows } from './copy/copy-rows.ts'
import { drawPosition } from './positions/position.ts'
import { PositionRows } from './positions/position-rows.ts'
import { Vacancies } from './positions/vacancies.ts'
import { Draws } from './random/draws.ts'
import type { Recipe } from './recipe.ts'

const companiesPerBatch = 20_000
const positionsPerBatch = 10_000

/** The rows of a synthetic Italy in batches; the chunks of a batch are written in order, in one transaction. */
export function* generateBatches(recipe: Recipe): Generator<CopyChunk[]> {
  if (recipe.companies > serialCount) throw new RangeError(`There are VAT numbers for ${serialCount} companies at most`)
  const vacancies = new Vacancies()
  yield* generateCompanies(recipe, vacancies)
  yield* generatePositions(recipe, vacancies)
}

function* generateCompanies({ companies, seed, now }: Recipe, vacancies: Vacancies): Generator<CopyChunk[]> {
  const draws = new Draws(seed)
  const lastYear = lastFiledYear(now)
  const rows = new CompanyRows()
  for (let index = 0; index < companies; index++) {
    const company = drawCompany(draws, seed, index, lastYear)
    rows.addCompany(company, drawCompanyAccounts(draws, company, lastYear))
    for (const news of drawNews(draws, company, now)) rows.addNews(company, news)
    if (company.hasSite) addSite(rows, draws, company, now, vacancies)
    if ((index + 1) % companiesPerBatch === 0 || index + 1 === companies) yield takeBatch(rows.inOrder)
  }
}

function addSite(rows: CompanyRows, draws: Draws, company: SyntheticCompany, now: number, vacancies: Vacancies): void {
  const site = drawSite(draws, company, now)
  const sourceNo = rows.addSite(company, site)
  for (const contact of drawContacts(draws, company, site, now)) rows.addContact(company, contact)
  if (site.status === 'active') vacancies.add(company.index, company.employees, sourceNo)
}

/** Companies are drawn again instead of kept in memory: a position needs its company's name and place, and there are millions. */
function* generatePositions({ positions, seed, now }: Recipe, vacancies: Vacancies): Generator<CopyChunk[]> {
  if (positions > 0 && vacancies.count === 0)
    throw new RangeError('Positions need companies with a site: make more companies')
  const draws = new Draws(seed)
  const lastYear = lastFiledYear(now)
  const rows = new PositionRows()
  const vacancyOf = vacancies.deal(positions)
  for (let index = 0; index < positions; index++) {
    const vacancy = vacancyOf(index)
    const company = drawCompany(draws, seed, vacancy.companyIndex, lastYear)
    const site = drawSite(draws, company, now)
    rows.add(index + 1, vacancy, drawPosition(draws, company, site, { index, of: positions, now }))
    if ((index + 1) % positionsPerBatch === 0 || index + 1 === positions) yield takeBatch(rows.inOrder)
  }
}

function takeBatch(tables: readonly CopyRows[]): CopyChunk[] {
  const filled = tables.filter((table) => table.rows > 0)
  return filled.map((table) => table.take(table === filled.at(-1)))
}
