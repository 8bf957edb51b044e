import { z } from 'zod'
import type { Labels } from './labels.ts'
import { keysOf } from './vocabulary.ts'

/**
 * Every failure the API can answer with: its status, and what happened and what to do next in both languages.
 * The English text is also the `message` of the error body, which the specification's client reads.
 */
export const errors = {
  invalid_request: {
    status: 400,
    it: 'La richiesta contiene valori non validi. Controlla i campi e riprova.',
    en: 'The request holds values that are not valid. Check the fields and try again.',
  },
  unknown_place: {
    status: 400,
    it: 'Non conosciamo questo comune. Scegline uno tra i suggerimenti.',
    en: 'We do not know this town. Choose one of the suggestions.',
  },
  page_out_of_reach: {
    status: 400,
    it: 'Si possono sfogliare i primi 10.000 risultati. Aggiungi un filtro per restringere la ricerca.',
    en: 'The first 10,000 results can be paged through. Add a filter to narrow the search.',
  },
  not_found: {
    status: 404,
    it: 'Questo indirizzo non esiste. Torna alla pagina iniziale.',
    en: 'This address does not exist. Go back to the home page.',
  },
  body_too_large: {
    status: 413,
    it: 'La richiesta è troppo grande. Riduci i filtri e riprova.',
    en: 'The request is too large. Use fewer filters and try again.',
  },
  internal_error: {
    status: 500,
    it: 'Qualcosa è andato storto da parte nostra. Riprova tra qualche istante.',
    en: 'Something went wrong on our side. Try again in a moment.',
  },
  search_unavailable: {
    status: 503,
    it: 'La ricerca non è disponibile in questo momento. Riprova tra qualche secondo.',
    en: 'Search is not available right now. Try again in a few seconds.',
  },
} as const satisfies Record<string, Labels & { status: number }>

export type ErrorCode = keyof typeof errors

export const errorBody = z
  .object({ code: z.enum(keysOf(errors)), message: z.string(), requestId: z.string().optional() })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof errorBody>
