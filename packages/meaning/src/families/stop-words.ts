// Not the usual Italian list: it contains `c`, a programming language, and verbs that occur in no title.
export const stopWords: readonly string[] = (
  'a ad al allo ai agli alla alle all da dal dallo dai dagli dalla dalle di del dello dei degli della delle dell ' +
  'e ed in nel nello nei negli nella nelle con col per su sul sullo sui sugli sulla sulle tra fra ' +
  'i il lo la le gli l un uno una o od d the of and for ambosessi'
).split(' ')

/** Whether titles are searched without the word. */
export const isStopWord = (word: string): boolean => stopWords.includes(word)
