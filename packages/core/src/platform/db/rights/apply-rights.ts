import pg from 'pg'
import {
  everybody,
  type FunctionFact,
  readPlace,
  selectFunctions,
  selectGrants,
  selectRoles,
  selectTables,
} from './catalogue.queries.ts'
import { functionRights } from './other-rights.ts'
import { databaseRoles, roleName } from './roles.ts'
import { tableRights } from './table-rights.ts'
import { type Grant, wantedGrants } from './wanted-grants.ts'

const folder = 'packages/core/src/platform/db/rights'
const ownerSettings = 'SECURITY DEFINER SET search_path = public, pg_temp'
const duplicateCodes = new Set(['42710', '23505'])

/**
 * Makes the roles that are missing, grants what the tables of rights say and revokes the rest from them and from PUBLIC.
 * Changes only what differs, in one transaction, so that running processes notice nothing. Returns the statements.
 */
export async function applyRights(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const place = await readPlace(client)
    const roles = databaseRoles.map((role) => roleName(place.owner, role))
    refuseUnlisted(await selectTables(client), await selectFunctions(client))
    await createMissing(client, roles)
    const wanted = wantedGrants(place.owner, place.database, place.schema)
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('rights', 0))`)
    const changed = await grantDifference(client, roles, wanted)
    // Revoking a right on a table takes its columns' along: these are granted again.
    changed.push(...(await grantDifference(client, roles, wanted)))
    const left = await grantDifference(client, roles, wanted)
    if (left.length > 0) throw new Error(`this role may not change these rights:\n${left.join('\n')}`)
    await client.query('COMMIT')
    return changed
  } finally {
    await client.end()
  }
}

/** Roles are the cluster's: another database's migration may make the same one at the same moment. */
async function createMissing(client: pg.Client, roles: readonly string[]): Promise<void> {
  const existing = new Set((await selectRoles(client, roles)).map(({ name }) => name))
  const missing = roles.filter((name) => !existing.has(name))
  for (const name of missing) {
    await client.query(`CREATE ROLE ${pg.escapeIdentifier(name)} LOGIN`).catch((error: { code?: string }) => {
      if (error.code === '42501') {
        const statements = missing.map((each) => `CREATE ROLE ${pg.escapeIdentifier(each)} LOGIN;`).join(' ')
        throw new Error(`this role may not create roles. Let a role that may run: ${statements}`)
      }
      if (!duplicateCodes.has(error.code ?? '')) throw error
    })
  }
  const refused = (await selectRoles(client, roles)).filter(({ excess }) => excess !== null)
  if (refused.length > 0)
    throw new Error(
      `these roles may do more than they are granted: ${refused.map(({ name, excess }) => `${name} ${excess}`).join(', ')}`,
    )
}

function refuseUnlisted(tables: readonly string[], functions: readonly FunctionFact[]): void {
  const problems = [
    ...tables
      .filter((table) => !Object.hasOwn(tableRights, table))
      .map(
        (table) =>
          `${folder}/table-rights.ts has no line for the table ${table}: say what api, worker, watch and cli may do with it; {} is nothing`,
      ),
    ...functions.flatMap(({ signature, asOwner, searchPath }) => {
      const rights = functionRights[signature]
      if (!rights)
        return [
          `${folder}/other-rights.ts has no line for the function ${signature}: say who executes it, and whether it runs as its owner`,
        ]
      if (rights.asOwner !== asOwner || asOwner !== (searchPath === 'search_path=public, pg_temp'))
        return [
          rights.asOwner
            ? `${signature} must run as its owner: write ${ownerSettings} in the migration that replaces it`
            : `${signature} runs as its owner, and ${folder}/other-rights.ts says that it does not`,
        ]
      return []
    }),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Returns the statements that were needed. */
async function grantDifference(
  client: pg.Client,
  roles: readonly string[],
  wanted: readonly Grant[],
): Promise<string[]> {
  const held = new Set((await selectGrants(client, roles)).map(keyOf))
  const want = new Set(wanted.map(keyOf))
  const statements = [
    ...[...held].filter((key) => !want.has(key)).map((key) => statementOf('REVOKE', key)),
    ...[...want].filter((key) => !held.has(key)).map((key) => statementOf('GRANT', key)),
  ]
  if (statements.length > 0) await client.query(statements.join(';\n'))
  return statements
}

const keyOf = ({ kind, object, column, grantee, privilege }: Grant) =>
  JSON.stringify([kind, object, column, grantee, privilege])

function statementOf(verb: 'GRANT' | 'REVOKE', key: string): string {
  const [kind, object, column, grantee, privilege] = JSON.parse(key) as [string, string, string, string, string]
  const right = privilege.replace(' WITH GRANT OPTION', '')
  const columns = column ? ` (${pg.escapeIdentifier(column)})` : ''
  // A function's signature comes from the catalogue, quoted where it needs to be.
  const name = kind === 'function' ? object : pg.escapeIdentifier(object)
  const holder = grantee === everybody ? everybody : pg.escapeIdentifier(grantee)
  return `${verb} ${right}${columns} ON ${kind.toUpperCase()} ${name} ${verb === 'GRANT' ? 'TO' : 'FROM'} ${holder}`
}
