export type PublicSearch = {
  readonly role: string
  /** Two-letter code; empty for all of Italy. */
  readonly province: string
}

/** The search the page starts with. In Italian, the language of the adverts, whatever the page's language. */
export const initialSearch: PublicSearch = { role: 'manutentore', province: '' }

export const exampleSearches = [
  { role: 'manutentore', province: 'BG' },
  { role: 'contabile', province: 'MI' },
  { role: 'saldatore', province: 'BS' },
] as const satisfies readonly PublicSearch[]
