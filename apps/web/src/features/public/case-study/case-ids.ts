/** How the addresses of the case studies end: for good. */
export const caseIds = [
  'agenzia-per-il-lavoro-bergamo',
  'ricerca-e-selezione-meccatronica',
  'ricerca-e-selezione-dirigenti',
] as const

export type CaseId = (typeof caseIds)[number]
