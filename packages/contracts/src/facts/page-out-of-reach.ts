import type { Labels } from '../text/labels.ts'

/** Apart from the other errors' texts: the list shows it below a long search, before anything fails. */
export const pageOutOfReach = {
  it: 'Puoi sfogliare solo i primi 10.000 risultati. Aggiungi un filtro per restringere la ricerca.',
  en: 'Only the first 10,000 results can be browsed. Add a filter to narrow the search.',
} as const satisfies Labels
