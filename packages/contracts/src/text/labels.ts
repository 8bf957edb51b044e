export const languages = ['it', 'en'] as const

export type Language = (typeof languages)[number]

/** A text a person reads, in each language of the interface. */
export type Labels = Readonly<Record<Language, string>>
