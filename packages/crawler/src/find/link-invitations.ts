const applying =
  /^ (?:candidati|invia|invia (?:la )?(?:tua )?candidatura|invia (?:il )?(?:tuo )?(?:cv|curriculum)|rispondi|apply|jetzt bewerben|bewirb dich|bewerben)(?: \w+){0,4} $/

/** "Candidati ora": the way to apply, not to read. */
export const isApplyLink = (words: string): boolean => applying.test(words)

const readingOn =
  /^ (?:dettagl[io]|(?:vedi|mostra|scopri|leggi|vai|apri)(?: \w+){0,4}|maggiori informazioni|approfondisci|continua(?: a leggere)?|info|annuncio|read more|learn more|more|details?|view(?: \w+){0,3}|mehr(?: \w+)?|weiterlesen|details ansehen) $/

/** "Scopri di più": says that there is more to read, not what. */
export const isReadMore = (words: string): boolean => words.trim() === '' || readingOn.test(words)
