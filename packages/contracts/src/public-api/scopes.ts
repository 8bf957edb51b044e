import type { Labels } from '../text/labels.ts'

/** The rights that an API key can have. */
export const scopes = {
  'positions:read': { it: 'Cercare e leggere posizioni', en: 'Search and read positions' },
  'companies:read': { it: 'Cercare e leggere aziende', en: 'Search and read companies' },
  'filters:read': { it: 'Leggere i filtri salvati', en: 'Read saved filters' },
  'filters:write': { it: 'Salvare ed eliminare filtri', en: 'Save and delete filters' },
  'contacts:unlock': { it: 'Sbloccare contatti', en: 'Unlock contacts' },
  'exports:write': { it: 'Esportare posizioni', en: 'Export positions' },
  'marks:write': {
    it: 'Segnare posizioni come viste o contattate, e scartarle',
    en: 'Mark positions as seen or contacted, and discard them',
  },
} as const satisfies Record<string, Labels>

export type Scope = keyof typeof scopes

/** The scopes of a new key, unless its administrator chooses others. */
export const readScopes = ['positions:read', 'companies:read', 'filters:read'] as const satisfies readonly Scope[]
