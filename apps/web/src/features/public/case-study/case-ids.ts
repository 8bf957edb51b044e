/** Path segments of the case studies: permanent, since links to them exist. */
export const caseIds = [
  'agenzia-per-il-lavoro-bergamo',
  'ricerca-e-selezione-meccatronica',
  'ricerca-e-selezione-dirigenti',
] as const

export type CaseId = (typeof caseIds)[number]
