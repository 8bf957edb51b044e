import type pg from 'pg'
import type { Grant } from './wanted-grants.ts'

export const everybody = 'PUBLIC'

/** A connection, or a pool of them. */
export type Queryable = Pick<pg.Client, 'query'> | Pick<pg.Pool, 'query'>

export type Place = { owner: string; database: string; schema: string }

/** The owner is whoever made the first migration. */
export async function readPlace(client: Queryable): Promise<Place> {
  const { rows } = await client.query<Place>(`
    SELECT pg_get_userbyid(relowner) AS owner, current_database() AS database, current_schema() AS schema
    FROM pg_class WHERE oid = to_regclass('pgmigrations')`)
  if (!rows[0]) throw new Error('the database has no schema yet')
  return rows[0]
}

/** What PUBLIC and the roles may do; a privilege that its holder may pass on never equals a wanted one. */
export async function selectGrants(client: Queryable, roles: readonly string[]): Promise<Grant[]> {
  const { rows } = await client.query<Grant>(
    `WITH found AS (
      SELECT CASE relkind WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind, relname::text AS object, '' AS column, held.*
      FROM pg_class, aclexplode(relacl) AS held WHERE relnamespace = current_schema()::regnamespace
      UNION ALL
      SELECT 'table', relname, attname, held.*
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid, aclexplode(attacl) AS held
      WHERE relnamespace = current_schema()::regnamespace AND NOT attisdropped
      UNION ALL
      SELECT 'function', pg_proc.oid::regprocedure::text, '', held.*
      FROM pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) AS held
      WHERE pronamespace = current_schema()::regnamespace
      UNION ALL
      SELECT 'schema', nspname, '', held.* FROM pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner))) AS held
      WHERE nspname = current_schema()
      UNION ALL
      SELECT 'database', datname, '', held.* FROM pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba))) AS held
      WHERE datname = current_database()
    ), named AS (
      SELECT *, CASE grantee WHEN 0 THEN $1 ELSE pg_get_userbyid(grantee)::text END AS name FROM found
    )
    SELECT kind, object, "column", name AS grantee,
      privilege_type || CASE WHEN is_grantable THEN ' WITH GRANT OPTION' ELSE '' END AS privilege
    FROM named WHERE name = $1 OR name = ANY($2) ORDER BY 1, 2, 3, 4, 5`,
    [everybody, roles],
  )
  return rows
}

export async function selectTables(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace
      AND relkind IN ('r', 'p', 'v', 'm', 'f') AND relname <> 'pgmigrations' ORDER BY 1`)
  return rows.map(({ name }) => name)
}

export type FunctionFact = { signature: string; asOwner: boolean; searchPath: string | null }

export async function selectFunctions(client: Queryable): Promise<FunctionFact[]> {
  const { rows } = await client.query<FunctionFact>(`
    SELECT oid::regprocedure::text AS signature, prosecdef AS "asOwner",
      (SELECT setting FROM unnest(proconfig) AS setting WHERE starts_with(setting, 'search_path=')) AS "searchPath"
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace ORDER BY 1`)
  return rows
}

/** Of the roles that exist: whether one could do more than it was granted. */
export async function selectRoles(
  client: Queryable,
  roles: readonly string[],
): Promise<{ name: string; excess: string | null }[]> {
  const { rows } = await client.query<{ name: string; excess: string | null }>(
    `SELECT rolname AS name, CASE
      WHEN rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls THEN 'has attributes beyond LOGIN'
      WHEN EXISTS (SELECT FROM pg_auth_members WHERE member = pg_roles.oid) THEN 'is a member of another role'
      WHEN EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid AND relpersistence <> 't') THEN 'owns a table'
      END AS excess
    FROM pg_roles WHERE rolname = ANY($1) ORDER BY 1`,
    [roles],
  )
  return rows
}
