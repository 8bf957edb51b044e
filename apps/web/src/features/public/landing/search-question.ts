export type Question = {
  readonly role: string
  /** Two letters; none for all of Italy. */
  readonly province: string
}

/** In the words of adverts, whatever the language of the page. The page asks the first by itself. */
export const examples = [
  { role: 'manutentore', province: 'BG' },
  { role: 'contabile', province: 'MI' },
  { role: 'saldatore', province: 'BS' },
] as const satisfies readonly Question[]
