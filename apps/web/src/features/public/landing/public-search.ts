export type Question = {
  readonly role: string
  /** Two letters; none for all of Italy. */
  readonly province: string
}

/** What the page asks by itself, to show what it is about. In the words of adverts, whatever the language of the page. */
export const firstQuestion: Question = { role: 'manutentore', province: '' }

/** What it offers to ask. */
export const examples = [
  { role: 'manutentore', province: 'BG' },
  { role: 'contabile', province: 'MI' },
  { role: 'saldatore', province: 'BS' },
] as const satisfies readonly Question[]
