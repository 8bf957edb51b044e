/** A paragraph, a list, a table or code. `[text](target)` is a link. */
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
