import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { readMigration } from '../../packages/core/src/platform/db/migration-file.ts'

type SquawkReport = { line: number; rule_name: string; message: string; help: string | null }[]

const { getBinaryPath }: { getBinaryPath(): string } = createRequire(import.meta.url)('squawk-cli/js/index.js')
const squawkOptions = ['--pg-version=15', '--reporter=json', '--stdin-filepath=migration.sql']

const otherDecisions = [
  // Our numbers are 32-bit by decision: the bitmaps of marks hold them.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  // `migrate` sets one for all of them.
  'require-lock-timeout',
  // Validating a constraint may take as long as it takes: it blocks nobody.
  'require-statement-timeout',
]

const runsOutside = /^\s*(CREATE (UNIQUE )?INDEX|DROP INDEX|REINDEX\b.*) CONCURRENTLY /i

/** Takes something from the processes of the release before, which go on; squawk knows of tables and columns. */
const contracts =
  /^\s*(DROP (FUNCTION|PROCEDURE|TRIGGER|TYPE|VIEW|MATERIALIZED VIEW|SEQUENCE|SCHEMA|OWNED|EXTENSION)\b|TRUNCATE\b|REVOKE\b|ALTER \w+ [^;]*\b(RENAME|DROP DEFAULT|DROP IDENTITY|DROP VALUE)\b)/i
const marked = /^-- contracts: \S.*$/m

/** What would block a table that holds rows, or could not be run again, in what a migration does on its way up; in words, with its line. */
export function lintMigration(text: string): string[] {
  const { up } = readMigration(text)
  return [...lintContraction(up.sql), ...(up.isInTransaction ? lintTransaction(up.sql) : lintOutside(up.sql))]
}

/** Bodies of functions are left out: what they do, they do when they are called. */
function lintContraction(sql: string): string[] {
  const statements = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '').split(';')
  return statements
    .filter((statement) => contracts.test(withoutComments(statement)) && !marked.test(statement))
    .map((statement) => {
      const [line = ''] = withoutComments(statement).trim().split('\n', 1)
      return `contracts the schema: "-- contracts: <since when no process needs it>" belongs above: ${line}`
    })
}

function lintTransaction(sql: string): string[] {
  const concurrently = /\bCONCURRENTLY\b/i.test(withoutComments(sql))
  return [
    ...squawk(sql, '--assume-in-transaction'),
    ...(concurrently ? ['CONCURRENTLY needs the heading "-- Up Migration, outside a transaction"'] : []),
  ]
}

function lintOutside(sql: string): string[] {
  const statements = withoutComments(sql)
    .split(';')
    .filter((statement) => statement.trim() !== '')
  return [
    ...squawk(sql),
    ...(statements.length > 1 ? ['several statements sent together are a transaction: give each a file'] : []),
    ...statements
      .filter((statement) => !runsOutside.test(statement))
      .map((statement) => `runs in a transaction as well: ${statement.trim().split('\n', 1)[0]}`),
  ]
}

function squawk(sql: string, ...options: string[]): string[] {
  const args = [...squawkOptions, `--exclude=${otherDecisions.join()}`, ...options]
  const { stdout, stderr, status } = spawnSync(getBinaryPath(), args, { input: sql, encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error(`squawk failed: ${stderr}`)
  const report: SquawkReport = JSON.parse(stdout)
  return report.map(({ line, rule_name, message, help }) =>
    [`line ${line + 1}: ${rule_name}:`, message, help].filter(Boolean).join(' '),
  )
}

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')
