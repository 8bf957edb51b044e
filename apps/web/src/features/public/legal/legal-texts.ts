/** A paragraph, a list, or a table. `[words](where)` in a text is a link. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  | { readonly code: string }

type LegalSection = { readonly id: string; readonly title: string; readonly blocks: readonly LegalBlock[] }

export type LegalTexts = {
  readonly head: { readonly title: string; readonly description: string }
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

/** Of all legal texts: whoever changes what one of them says changes it too. */
export const legalVersion = { number: '1.0', date: '2026-11-15' } as const
