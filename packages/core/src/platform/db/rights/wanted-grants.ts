import { functionRights, sequenceRights, temporaryTables } from './other-rights.ts'
import { type DatabaseRole, databaseRoles, roleName } from './roles.ts'
import { tableRights } from './table-rights.ts'

export type GrantKind = 'table' | 'sequence' | 'function' | 'schema' | 'database'

/** One privilege on one object; `column` is empty for the whole of a table and for everything else. */
export type Grant = {
  readonly kind: GrantKind
  readonly object: string
  readonly column: string
  readonly grantee: string
  readonly privilege: string
}

type RightsOfRoles = Readonly<Record<string, Readonly<Record<string, true | readonly string[]>>>>

export function wantedGrants(owner: string, database: string, schema: string): Grant[] {
  const to = (role: DatabaseRole) => roleName(owner, role)
  const tables = Object.entries<RightsOfRoles>(tableRights).flatMap(([object, roles]) =>
    Object.entries(roles).flatMap(([role, rights]) =>
      Object.entries(rights).flatMap(([right, columns]) =>
        (columns === true ? [''] : columns).map((column) =>
          grant('table', object, to(role as DatabaseRole), right, column),
        ),
      ),
    ),
  )
  const sequences = Object.entries(sequenceRights).flatMap(([object, roles]) =>
    Object.entries(roles).flatMap(([role, rights]) =>
      rights.map((right) => grant('sequence', object, to(role as DatabaseRole), right)),
    ),
  )
  const functions = Object.entries(functionRights).flatMap(([object, { execute }]) =>
    execute.map((role) => grant('function', object, to(role), 'execute')),
  )
  const everywhere = databaseRoles.flatMap((role) => [
    grant('schema', schema, to(role), 'usage'),
    grant('database', database, to(role), 'connect'),
  ])
  const temporary = temporaryTables.map((role) => grant('database', database, to(role), 'temporary'))
  return [...tables, ...sequences, ...functions, ...everywhere, ...temporary]
}

function grant(kind: GrantKind, object: string, grantee: string, right: string, column = ''): Grant {
  return { kind, object, column, grantee, privilege: right.toUpperCase() }
}
