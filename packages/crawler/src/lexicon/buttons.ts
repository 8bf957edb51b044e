import { terms } from './compile-terms.ts'

/** Texts of the buttons and links of an advert. */
export const advertButtons = terms`
  scopri(?: di più| l['’]offerta| la posizione| i dettagli)?
  leggi(?: tutto| di più| l['’]annuncio| ancora)?
  candidati(?: ora| subito| adesso| per questa posizione| online)?
  invia (?:la )?(?:tua )?candidatura
  continua(?: a leggere)?
  (?:vedi |vai ai |mostra )?dettagli
  vedi (?:offerta|annuncio|tutto)
  (?:maggiori|più) informazioni
  apply(?: now| here)?
  (?:read|learn|see) more
  view (?:job|details)
  details
  more
  mehr(?: erfahren)?
  jetzt bewerben
  condividi
  stampa
  chiudi
  apri
  torna .{0,30}
`

/** Links that say that there is more to read, not what. */
export const readMoreLinks = terms`
  dettagl[io]
  (?:vedi|mostra|scopri|leggi|vai|apri)(?: \w+){0,4}
  maggiori informazioni
  approfondisci
  continua(?: a leggere)?
  info
  annuncio
  read more
  learn more
  more
  details?
  view(?: \w+){0,3}
  mehr(?: \w+)?
  weiterlesen
  details ansehen
`

/** Links to the next page of a list. */
export const nextPageLinks = terms`
  avanti
  successiv[ao]
  pagina successiva
  prossim[ao]
  next(?: page)?
  carica (?:altr[ie]|di piu)
  mostra (?:altr[ie]|di piu|tutt[ie])
  altr[ie] (?:posizioni|offerte|annunci|risultati)
  vedi (?:altr[ie]|tutt[ie]|di piu)
  load more
  show more
  more jobs
  older
  weiter
  nachste
`

/** Buttons that fetch the rest of a list. */
export const loadMoreButtons = terms`
  (?:carica|mostra|vedi|visualizza|guarda) (?:altr[eio]|ancora|tutt[ie])(?: \w+){0,2} (?:annunci|offerte|posizioni|opportunita|risultati|lavori)
  carica (?:altr[eio]|di piu)
  altr[ei] (?:annunci|offerte|posizioni)
  (?:load|show|view) (?:more|all)(?: \w+)? (?:jobs|positions|openings|results|vacancies|roles)
  load more
  (?:weitere|mehr|alle) (?:stellen|jobs|anzeigen|stellenangebote)(?: \w+)?
  (?:mehr|weitere) laden
`

/** Texts of buttons and links among the advert's lines. */
export const pageButtons = terms`
  apply(?: now| for this (?:job|position|role))?
  candidati(?: ora| subito| per questa posizione| a questa offerta)?
  scopri(?: di più)?
  leggi (?:tutto|di più|l['’]annuncio)
  invia (?:la )?(?:tua )?(?:candidatura|il cv)
  invia
  vedi (?:annuncio|dettagli)
  dettagli
  torna (?:indietro|all['’ae].{0,25})
  indietro
  condividi.{0,20}
  stampa
  email
  share
  jetzt bewerben
  mehr erfahren
  read more
  back(?: to .{0,20})?
  (?:read|view|see|switch to|available)(?: this| it)?(?: \p{L}+)? in \p{L}+
  leggi in \p{L}+
  versione (?:inglese|italiana|tedesca|francese)
  (?:english|italian|german|deutsche) version
  auf (?:deutsch|englisch|italienisch)(?: lesen)?
`
