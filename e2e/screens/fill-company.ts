import { dayMs } from '../../packages/contracts/src/text/durations.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { companyIdOf, makeCompany } from '../../packages/core/src/testing/factories.ts'

/** Includes a year with a loss. */
const years = [
  { year: 2023, turnover: 35_000_000, costs: 32_400_000, ebitda: 2_800_000, net_income: 700_000 },
  { year: 2024, turnover: 38_500_000, costs: 36_100_000, ebitda: 3_080_000, net_income: -385_000 },
  { year: 2025, turnover: 41_200_000, costs: 37_900_000, ebitda: 4_120_000, net_income: 1_236_000 },
]

const headlines = [
  'Inaugurata la nuova linea di produzione, con quaranta assunzioni entro l’estate',
  'Fatturato in crescita: “Investiremo sulle persone”',
  'Accordo sindacale: premio di risultato e orari flessibili',
  'Energia pulita per tutta la produzione',
  'Scuola e lavoro: le porte aperte agli studenti',
  'La nuova guida si presenta',
]

/** Gives the company with the most open positions accounts and news, and returns its ID. */
export async function fillCompany(db: Db): Promise<string> {
  const { company_no, company_id } = await db
    .selectFrom('company_openings')
    .innerJoin('company', 'company.company_no', 'company_openings.company_no')
    .select(['company.company_no', 'company_id'])
    .where('employees', '>', 50)
    .where('is_agency', '=', false)
    .orderBy('open_positions', 'desc')
    .orderBy('company.company_no')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('company_financial').where('company_no', '=', company_no).execute()
  await db
    .insertInto('company_financial')
    .values(years.map((year) => ({ ...year, company_no })))
    .execute()
  await db
    .insertInto('company_news')
    .values(
      headlines.map((title, n) => ({
        company_no,
        title,
        url: `https://gazzetta.example/economia/${n}`,
        published_at: new Date(Date.UTC(2026, 10, 14) - n * 9 * dayMs),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return company_id
}

/** Makes a company with little more than a name, and returns its ID. */
export async function makeMinimalCompany(db: Db): Promise<string> {
  const bare = { legal_form: null, employees: null, turnover: null, foundation_year: null, municipality: null }
  return companyIdOf(db, await makeCompany(db, { name: 'Antica Bottega Ligure', ...bare }))
}
