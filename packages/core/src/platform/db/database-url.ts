import { type DatabaseRole, roleName } from './rights/roles.ts'

/** The same server, another database. */
export function withDatabase(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A process's role instead of the owner's, with the same password. */
export function withRole(ownerUrl: string, role: DatabaseRole): string {
  const url = new URL(ownerUrl)
  url.username = roleName(url.username, role)
  return url.href
}
