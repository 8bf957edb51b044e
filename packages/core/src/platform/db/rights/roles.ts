/** The processes that have a database role each. The renderer has none: it has no database. */
export const databaseRoles = ['api', 'worker', 'watch', 'cli'] as const

export type DatabaseRole = (typeof databaseRoles)[number]

/** Roles belong to the whole cluster: the owner's name keeps two instances on one cluster apart. */
export function roleName(owner: string, role: DatabaseRole): string {
  return `${owner}_${role}`
}
