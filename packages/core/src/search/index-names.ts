import type { Search } from './client.ts'

export const indexKinds = ['company', 'position'] as const

export type IndexKind = (typeof indexKinds)[number]

const aliases = { company: 'companies', position: 'positions' } as const satisfies Record<IndexKind, string>

/** The name searches use. The indices behind it are called alias, dash, and when they were made. */
export function aliasOf(search: Search, kind: IndexKind): string {
  return `${search.prefix}${aliases[kind]}`
}
