import { terms } from './compile-terms.ts'

/** Words of links that lead to open positions. */
export const promises = terms`
  lavora(?:re)? (?:con|per|in|da|presso|nel|nell|nella|nello|nei|al|alla|all|allo|dal|dalla|dall|insieme|qui|a|ad) \w+
  vieni a lavorare
  (?:vuoi|vorresti|ti piacerebbe) lavorare
  posizion[ei] (?:lavorativ[ea] )?(?:apert[ea]|disponibil[ei]|vacant[ei])
  posizioni lavorative
  (?:arruolamento|arruolati|reclutamento|reclutiamo)
  (?:cerchi|cercate|ti serve) (?:un )?(?:lavoro|impiego|occupazione)
  (?:cresci|crescere|inizia|costruisci il tuo futuro|il tuo futuro) (?:con noi|in|nel|nella|qui)
  mettiti (?:in gioco|alla prova)
  (?:fai parte|far parte|parte) (?:del|della|di) (?:\w+ ){0,2}(?:team|squadra|famiglia|gruppo|brigata|equipaggio)
  (?:la nostra |il nostro )?(?:squadra|brigata|team|equipaggio) cerca
  (?:opportunita|posti|ruoli|profili|figure|mestieri) (?:di lavoro|apert[iea]|ricercat[iea]|vacant[ie])
  lavoro e carriera
  si assume
  ci (?:serve|servono|manca|mancano) \w+
  (?:offert[ae]|annunc(?:i|io)|opportunita|proposte?|richieste?|domande?|possibilita) (?:di )?(?:lavoro|impiego|lavorative|carriera|professionali)
  carrier[ae]
  unisciti (?:a|al|alla|ai)
  entra (?:nel|nella|a far|in|nello|anche tu)
  fai parte (?:del|della)
  diventa (?:uno|una|parte|dei) (?:di noi|del|della|nostri)
  ricerc(?:a|he) (?:di |del |e selezione )?(?:personale|collaborator[ie]|figure|profili)
  ricerche (?:in corso|attive)
  (?:ricerca e )?selezion[ei] (?:di |del )?personale
  selezioni (?:in corso|aperte)
  stiamo (?:cercando|assumendo|selezionando)
  (?:cerchiamo|ricerchiamo|assumiamo|selezioniamo)
  collabora con (?:noi|\w+)
  candidat(?:i|ura|ure)(?: con noi| ora| qui)?
  invia (?:il tuo |la tua |il )?(?:cv|curriculum|candidatura)
  fai carriera
  cerco lavoro
  carreers?
  careers?
  jobs?
  join (?:us|our|the|\w+)
  work (?:with|for|at) (?:us|\w+)
  working (?:with|for|at) (?:us|\w+)
  vacanc(?:y|ies)
  (?:open|current|job|available) (?:positions?|openings?|roles?|opportunities)
  openings
  (?:we re|we are|were|now) hiring
  career opportunities
  employment(?: opportunities)?
  karriere
  stellen(?:angebote?|anzeigen?|ausschreibungen?|markt)?
  offene stellen
  freie stellen
  arbeiten (?:bei|mit)
  mitarbeiter gesucht
  wir suchen
  bewerb(?:en|ung)
  werde teil
  jobangebote
  (?:job|stellen|lehrstellen)borse
  mitarbeit(?:en)? (?:am|bei|im|in|an|auf|mit)
  (?:arbeite|arbeiten) (?:am|im|in|an|auf|fur) \w+
  (?:personal|team|kollegen|verstarkung|hilfe|lehrlinge?) gesucht
  (?:freie|offene) (?:jobs|platze|arbeitsplatze|lehrstellen|positionen)
  (?:lehr|saison|arbeits)stellen?
  wir stellen ein
  bewirb dich
  komm (?:in unser|ins|zu uns|zu)
  avvis[oi] di selezione
`

/** Words of links behind which positions often stand. */
export const likelyPlaces = terms`
  risorse umane
  human resources
  hr
  recruit(?:ing|ment)
  personale
  persone
  people
  talent[is]?
  lavoro
  lavora
  avvisi(?: pubblici)?(?: e opportunita)?
  (?:la |nostra )*(?:squadra|crew|brigata|ciurma)
  (?:l |nostra )*equipe
  equipaggio
  arbeit
  mitarbeit(?:er|erinnen|ende)?
  arbeitgeber
  ausbildung
  lehre
  praktikum
  unser team
  collabora(?:zioni|tori)?
  opportunita
  opportunities
  posizioni
  positions?
  selezion[ei]
  annunc(?:i|io)
  cercasi
  concorsi
  avvisi e bandi
  bandi (?:e|di) (?:concors[io]|selezion[ei])
  life at
  vivere in
  curriculum
  unisciti
  join
  jobday
  staff
  our team
  cv
`
