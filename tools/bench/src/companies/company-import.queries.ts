import { stagedColumns } from '@vedetta/core/companies/register/import-rows.queries'
import type { Scratch } from '../harness/scratch.ts'
import type { RegistryFiles } from './company-import-file.ts'

const columns = stagedColumns.join(', ')
const assignments = stagedColumns.filter((column) => column !== 'vat').map((column) => `${column} = excluded.${column}`)

/** A psql script for the companies alone: a COPY to a staging table and one INSERT … ON CONFLICT. */
export function bareCompanies({ companies }: RegistryFiles): string {
  return `
CREATE UNLOGGED TABLE staging AS SELECT ${columns} FROM company WITH NO DATA;
\\copy staging (${columns}) FROM '${companies}'
INSERT INTO company (${columns}) SELECT ${columns} FROM staging ON CONFLICT (vat) DO UPDATE SET ${assignments.join(', ')};
`
}

/** Adds accounts, sites and schedule to the script, each in the same way. */
export function bareEverything(files: RegistryFiles): string {
  return `${bareCompanies(files)}
CREATE UNLOGGED TABLE staging_year (vat text, year smallint, turnover bigint, costs bigint, ebitda bigint, net_income bigint);
\\copy staging_year FROM '${files.years}'
INSERT INTO company_financial SELECT company_no, s.year, s.turnover, s.costs, s.ebitda, s.net_income
  FROM staging_year s JOIN company USING (vat)
  ON CONFLICT (company_no, year) DO UPDATE SET turnover = excluded.turnover, costs = excluded.costs, ebitda = excluded.ebitda, net_income = excluded.net_income;
CREATE UNLOGGED TABLE staging_site (vat text, host text, url text);
\\copy staging_site FROM '${files.sites}'
INSERT INTO site (company_no, host, known_by) SELECT company_no, host, 'import' FROM staging_site JOIN company USING (vat) ON CONFLICT DO NOTHING;
INSERT INTO source (kind, url) SELECT 'page', url FROM staging_site ON CONFLICT DO NOTHING;
INSERT INTO site_source SELECT site_no, source_no
  FROM staging_site s JOIN company USING (vat) JOIN site USING (company_no, host) JOIN source ON source.url = s.url ON CONFLICT DO NOTHING;
INSERT INTO source_schedule (source_no, due_at) SELECT source_no, now() FROM source ON CONFLICT DO NOTHING;
`
}

/** Checksums of every table an import writes, without the numbers that the database generates. */
export async function importChecksums({ pool }: Scratch): Promise<Record<string, string>> {
  const sum = (row: string) => `count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)), 0)`
  const { rows } = await pool.query<Record<string, string>>(`
    SELECT
      (SELECT ${sum(`ROW(${columns}, doc_version)::text`)} FROM company) AS companies,
      (SELECT ${sum('ROW(vat, f.year, f.turnover, f.costs, f.ebitda, f.net_income)::text')}
        FROM company_financial f JOIN company USING (company_no)) AS years,
      (SELECT ${sum('ROW(vat, host, known_by, known_by_quote, status, s.kind, s.url)::text')}
        FROM site JOIN company USING (company_no) JOIN site_source USING (site_no) JOIN source s USING (source_no)
        JOIN source_schedule USING (source_no)) AS sites,
      (SELECT ${sum('ROW(vat, o.version)::text')} FROM outbox o JOIN company ON company_no = no WHERE kind = 'company') AS outbox,
      (SELECT ${sum('ROW(bytes_read, lines_read, refused_bytes, added, changed, unchanged, refused, refused_addresses, sites)::text')}
        FROM import_run) AS runs`)
  const [row] = rows
  if (row === undefined) throw new Error('no checksums')
  return row
}

/** The running import's progress in bytes; null before its first batch and after it has ended. */
export async function bytesRead({ pool }: Scratch): Promise<number | null> {
  const { rows } = await pool.query<{ bytes_read: number }>(
    'SELECT bytes_read FROM import_run WHERE ended_at IS NULL AND EXISTS (SELECT FROM import_taken WHERE import_taken.run_no = import_run.run_no)',
  )
  return rows[0]?.bytes_read ?? null
}
