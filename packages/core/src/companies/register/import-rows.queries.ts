import type { ClientBase } from 'pg'

/** The columns of a company that a file may contain, as they are staged. */
export const stagedColumns = [
  'vat',
  'name',
  'legal_form',
  'rea',
  'chamber',
  'ateco_2007',
  'ateco_2025',
  'sector',
  'employees',
  'foundation_year',
  'share_capital',
  'address',
  'municipality',
  'pec',
  'turnover',
  'turnover_year',
  'is_agency',
  'agency_reason',
  'agency_quote',
] as const

export const stagedYearColumns = ['vat', 'year', 'turnover', 'costs', 'ebitda', 'net_income'] as const

/** Temporary tables of the connection, emptied at each commit. */
export async function createStaging(client: ClientBase): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE staged_company ON COMMIT DELETE ROWS AS SELECT ${stagedColumns.join(', ')} FROM company WITH NO DATA`,
  )
  await client.query(
    `CREATE TEMP TABLE staged_year ON COMMIT DELETE ROWS AS
     SELECT ''::text AS vat, year, turnover, costs, ebitda, net_income FROM company_financial WITH NO DATA`,
  )
}

export async function beginBatch(client: ClientBase): Promise<void> {
  await client.query('BEGIN')
  // A batch is small and the tables are large, whatever their statistics say at this point.
  await client.query('SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off')
}

/** Columns that keep their value where the file has none. */
const optionalColumns = [
  'legal_form',
  'rea',
  'chamber',
  'ateco_2007',
  'ateco_2025',
  'employees',
  'foundation_year',
  'share_capital',
  'address',
  'municipality',
  'pec',
]

/**
 * The new value of each column, from the existing row and the staged one. The registry never reverses a classification
 * by adverts.
 */
function mergedColumns(present: string, coming: string): [column: string, value: string][] {
  const agency = (column: string) =>
    `CASE WHEN ${coming}.is_agency OR ${present}.agency_reason IS DISTINCT FROM 'adverts' THEN ${coming}.${column} ELSE ${present}.${column} END`
  return [
    ['name', `${coming}.name`],
    ['sector', `${coming}.sector`],
    ...optionalColumns.map((column): [string, string] => [
      column,
      `coalesce(${coming}.${column}, ${present}.${column})`,
    ]),
    ...['is_agency', 'agency_reason', 'agency_quote'].map((column): [string, string] => [column, agency(column)]),
  ]
}

const differs = mergedColumns('present', 'coming')
const assignments = mergedColumns('company', 'excluded').map(([column, value]) => `${column} = ${value}`)
const columns = stagedColumns.join(', ')

/**
 * Inserts companies and updates those that differ; the others are not touched and draw no number. Only new ones get
 * their turnover here, which saves them a second version when their accounts follow.
 */
const writeCompanies = `
  WITH written AS (
    INSERT INTO company (${columns})
    SELECT ${stagedColumns.map((column) => `coming.${column}`).join(', ')}
    FROM staged_company coming LEFT JOIN company present ON present.vat = coming.vat
    WHERE present.vat IS NULL OR (${differs.map(([column]) => `present.${column}`).join(', ')})
      IS DISTINCT FROM (${differs.map(([, value]) => value).join(', ')})
    ORDER BY present.company_no
    ON CONFLICT (vat) DO UPDATE SET ${assignments.join(', ')}
    RETURNING xmax = 0 AS is_new
  )
  SELECT count(*) FILTER (WHERE is_new) AS added, count(*) FILTER (WHERE NOT is_new) AS changed FROM written`

const writeYears = `
  INSERT INTO company_financial (company_no, year, turnover, costs, ebitda, net_income)
  SELECT company.company_no, coming.year, coming.turnover, coming.costs, coming.ebitda, coming.net_income
  FROM staged_year coming JOIN company ON company.vat = coming.vat
  LEFT JOIN company_financial present ON present.company_no = company.company_no AND present.year = coming.year
  WHERE present.year IS NULL OR (present.turnover, present.costs, present.ebitda, present.net_income)
    IS DISTINCT FROM (coming.turnover, coming.costs, coming.ebitda, coming.net_income)
  ORDER BY company.company_no, coming.year
  ON CONFLICT (company_no, year) DO UPDATE SET turnover = excluded.turnover, costs = excluded.costs,
    ebitda = excluded.ebitda, net_income = excluded.net_income`

/** Merges the staged rows into the tables. */
export async function mergeStaged(client: ClientBase): Promise<{ added: number; changed: number }> {
  const { rows } = await client.query<{ added: number; changed: number }>(writeCompanies)
  await client.query(writeYears)
  return rows[0] ?? { added: 0, changed: 0 }
}

export async function selectAtecoCodes(client: ClientBase, edition: '2007' | '2025'): Promise<Set<string>> {
  const { rows } = await client.query<{ code: string }>('SELECT code FROM ateco WHERE edition = $1', [edition])
  return new Set(rows.map(({ code }) => code))
}

/** Register numbers by VAT number. */
export async function selectRegister(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ vat: string; number: string }>('SELECT vat, number FROM agency_register')
  return new Map(rows.map(({ vat, number }) => [vat, number]))
}
