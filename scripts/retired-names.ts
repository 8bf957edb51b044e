export type Retired = {
  /**
   * Names in kebab-case words, and what to write instead. A key matches where its words stand together in a file name or a
   * declared name (`put-back` matches `putBackLater`); `^` binds it to the beginning.
   */
  readonly names: Readonly<Record<string, string>>
  /** First words of test titles that have no subject. */
  readonly titleStarts: readonly string[]
}

export const retired: Retired = {
  names: {
    '^least': 'min',
    '^fewest': 'min',
    impatient: 'fail fast',
    talk: 'flush',
  },
  titleStarts: [],
}
