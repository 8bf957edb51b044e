import { anyOf, terms } from './compile-terms.ts'

/** Words of a course; an advert uses one of them at most. */
export const courseWords = terms`
  (?<!\bin )corso
  corsi(?! (?:pagat|a (?:nostro )?carico|intern|aziendal|retribuit|di aggiornamento))
  iscrizion[ei](?! (?:all?[oae'’]? ?|nell[ae'’] ?|ad? )(?:alb|ordin|colleg|list|regist|categor|ruol|elench))
  iscriviti
  attestato
  quota di partecipazione
  allievi
  docenti
  lezioni
  moduli
  crediti formativi
  ore di (?:aula|formazione|lezione)
  \d{2,4} ore(?! settiman| a settiman| alla settiman)
  gratuito
  bootcamp
  abilitazione
`

const courseTitleOpenings = terms`
  cors[oi]
  master
  bootcamp
  academy
  workshop
  seminari[o]?
  webinar
  open day
  its
  ifts
  laboratori[o]?
  percors[oi] (?:formativ|di (?:formazione|qualifica|specializzazione))\w*
  lehrgang
  kurs
`

export const courseTitles = terms`
  ^${anyOf(courseTitleOpenings)}\b
  \b(?:corso (?:gratuito|di (?:formazione|qualifica)|per (?:diventare|operatore|addett))|iscrizioni (?:aperte|al)\b)
`

export const courseHours = terms`
  \d{2,4} ore\b(?! settiman)(?:.{0,30}\b(?:aula|teoria|stage|lezion|formazione|corso|di cui|tirocinio))
  (?:corso|abilitazione|bootcamp|durata|percorso|qualifica)\b(?: \S+){0,4}? (?:di )?\d{2,4} ore\b
`

export const courseFees = terms`
  quota (?:di (?:iscrizione|partecipazione))?\b.{0,20}(?:€|\d)
  costo (?:del corso|di iscrizione)
  corso (?:gratuito|finanziato|a pagamento|serale)\b
  gratuit\w+ (?:per|grazie)\b
  fondo sociale europeo\b
  fse\b(?!.{0,20}progett)
`
