import type { Search } from './client.ts'

export const indexKinds = ['company', 'position'] as const

export type IndexKind = (typeof indexKinds)[number]

const aliases = { company: 'companies', position: 'positions' } as const satisfies Record<IndexKind, string>

/** The alias that searches use. The indices behind it are named alias, dash, and the time of their creation. */
export function aliasOf(search: Search, kind: IndexKind): string {
  return `${search.prefix}${aliases[kind]}`
}
