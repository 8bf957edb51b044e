import { terms } from './compile-terms.ts'

/** Before the date on which an advert was posted. */
export const postedLabels = terms`
  pubblicat[oaie]
  pubblicazione
  inserit[oa]
  inserimento
  aggiornat[oa]
  (?<!ultimo )aggiornamento
  posted
  published
  date(?: posted| published)?
  datum
  online seit
  online dal
  data(?: annuncio| inserimento| di pubblicazione)?
  annuncio del
  veroffentlicht
  del
`

/** Before the last day to apply. */
export const deadlineLabels = terms`
  entro(?: e non oltre)?(?: il(?: giorno)?| le ore \S+ del)?
  scad\w+
  termine (?:ultimo|di presentazione|per)
  fino al
  candidature (?:fino|entro)
  deadline
  apply (?:by|before|until)
  closing date
  closes on
  valid until
  bewerbungsfrist
  bewerben bis
  chiusura
`

export const seasonsWithYear = terms`
  stagion[ei] (?:estiva|invernale|balneare|sciistica|turistica|estate|inverno)?\s?(?:\S+ ){0,2}?(20\d\d)(?:\s?[/-]\s?(?:20)?(\d\d))?
  (?:estate|summer|sommer|inverno|winter) (20\d\d)(?:\s?[/-]\s?(?:20)?(\d\d))?
`

/** Words of a sentence that offers work for a season. */
export const hiringWords = terms`
  cerc
  ricerc
  selezion
  assum
  assunzion
  stagional
  candidat
  personale
  posizion
  lavor
  contratt
  inseri
  hiring
  looking for
  seek
  recruit
  seasonal
  internship
  position
  apply
  suchen
  saison
`

/** Words of a company's beginnings. */
export const foundingWords = terms`
  nat[aeio]
  fondat[aeio]
  avviat[aeio]
  inaugurat[aeio]
  apert[aeio] (?:nel|in)
  founded
  launched
  started
  born
  since
  gegrundet
`

/** Months in Italian, English and German, also shortened. */
export const monthNames = terms`
  gen(?:naio)?
  feb(?:braio)?
  mar(?:zo)?
  apr(?:ile?)?
  mag(?:gio)?
  giu(?:gno)?
  lug(?:lio)?
  ago(?:sto)?
  set(?:t(?:embre)?)?
  ott(?:obre)?
  nov(?:embre)?
  dic(?:embre)?
  jan(?:uary|uar)?
  february
  februar
  march
  marz
  may
  mai
  june?
  juni
  july?
  juli
  aug(?:ust)?
  sept?(?:ember)?
  oct(?:ober)?
  okt(?:ober)?
  november
  dec(?:ember)?
  dez(?:ember)?
`
