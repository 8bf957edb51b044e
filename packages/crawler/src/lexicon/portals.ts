import { anyOf, terms } from './compile-terms.ts'

const ofTheReader = terms`
  un
  una
  il
  la
  i
  le
  di
  tu[oaei]
  tuoi
  vostr[oaie]
  nuov[oa]
  subito
  ora
  gratis
  gratuitamente
`

/** What a portal says to employers: publish your adverts here. An agency, whose adverts are its own, doesn’t say so. */
export const publishingInvitations = terms`
  (?:pubblic(?:a|are|ate|hi)|inseri(?:sci|re|te)|inserimento) (?:${anyOf(ofTheReader)} ){0,4}(?:annunci|offert)
  annunci gratuiti
  post (?:your |an? )?(?:free |new )*(?:jobs?|vacanc(?:y|ies)|job adverts?)(?: for free| now| here| online| today)?$
  advertise (?:your |an? )?(?:jobs?|vacanc(?:y|ies))
  employers?['’]? (?:login|log in|sign in|sign up)
  (?:stelle(?:nanzeige|nangebot)?n?|jobs?|anzeigen?|inserate?) (?:kostenlos |jetzt |online )*(?:schalten|aufgeben|inserieren|veröffentlichen)
  arbeitgeber[- ]?login
`
