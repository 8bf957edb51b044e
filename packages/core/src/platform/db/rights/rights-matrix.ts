import { everybody, type Queryable, readPlace, selectGrants, selectTables } from './catalogue.queries.ts'
import { databaseRoles, roleName } from './roles.ts'
import type { Grant, GrantKind } from './wanted-grants.ts'

const letters: Readonly<Record<string, string>> = { SELECT: 'S', INSERT: 'I', UPDATE: 'U', DELETE: 'D' }
const nothing = '–'

/** What every role may do, as the database's catalogue says, in Markdown. The renderer has no role. */
export async function rightsMatrix(client: Queryable): Promise<string> {
  const place = await readPlace(client)
  const roles = databaseRoles.map((role) => roleName(place.owner, role))
  const grants = await selectGrants(client, roles)
  const holders = [...roles, everybody]
  const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells, nothing].join(' | ')} |`
  const linesOf = (kind: GrantKind, objects: readonly string[]) =>
    objects.map((object) =>
      row(
        object,
        holders.map((grantee) =>
          cellOf(grants.filter((each) => each.kind === kind && each.object === object && each.grantee === grantee)),
        ),
      ),
    )
  const grantedObjects = (kind: GrantKind) => [
    ...new Set(grants.filter((each) => each.kind === kind).map(({ object }) => object)),
  ]
  return [
    `S select, I insert, U update, D delete; columns in brackets where it is not the whole table. ${place.owner} owns everything.`,
    '',
    row('', holders).replace(/– \|$/, 'renderer |'),
    `|${' --- |'.repeat(holders.length + 2)}`,
    ...linesOf('table', await selectTables(client)),
    ...(['sequence', 'function', 'schema', 'database'] as const).flatMap((kind) => linesOf(kind, grantedObjects(kind))),
  ].join('\n')
}

function cellOf(grants: readonly Grant[]): string {
  const rights = Map.groupBy(grants, ({ privilege }) => privilege)
  const order = [...Object.keys(letters), ...[...rights.keys()].filter((right) => !(right in letters))]
  const parts = order.flatMap((right) => {
    const held = rights.get(right)
    if (!held) return []
    const columns = held.flatMap(({ column }) => column || [])
    return `${letters[right] ?? right.toLowerCase()}${columns.length > 0 ? ` (${columns.join(', ')})` : ''}`
  })
  return parts.join(' ') || nothing
}
