/** The statements of a migration in one direction. */
export type MigrationSection = { sql: string; isInTransaction: boolean }

const heading = /^-- (Up|Down) Migration(, outside a transaction)?$/gm

/**
 * The two sections of a file, below `-- Up Migration` and `-- Down Migration`. The heading `-- Up Migration, outside a
 * transaction` is for a statement that PostgreSQL refuses to run in one, such as `CREATE INDEX CONCURRENTLY`.
 */
export function readMigration(text: string): { up: MigrationSection; down: MigrationSection } {
  const headings = [...text.matchAll(heading)]
  const section = (direction: string): MigrationSection => {
    const at = headings.findIndex(([, found]) => found === direction)
    const found = headings[at]
    if (!found) throw new Error(`there is no line "-- ${direction} Migration"`)
    return { sql: text.slice(found.index, headings[at + 1]?.index), isInTransaction: found[2] === undefined }
  }
  if (headings.length > 2) throw new Error('there are more than two headings')
  return { up: section('Up'), down: section('Down') }
}
