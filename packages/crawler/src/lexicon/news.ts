import { anyOf, terms } from './compile-terms.ts'

/** Buttons and labels of a news list. */
export const newsListButtons = terms`
  leggi(?: tutto| di piu| l'articolo)?
  continua(?: a leggere)?
  scopri(?: di piu)?
  read more
  more
  approfondisci
  dettagli
  vai
  tutte le news
  archivio
  news
  notizie
  blog
  eventi
  home
  precedente
  successivo
  mehr
  weiterlesen
  share.{0,40}
  condividi.{0,40}
  commenti?
  nessun commento
  admin
  redazione
  vedi tutt\w+
  guarda
  download
  scarica
`

const newsListNames = terms`
  in (?:evidenza|primo piano|breve|agenda)
  primo piano
  news(?:room)?
  notizie
  novita
  aggiornamenti
  articoli
  comunicati
  eventi
  avvisi
  storie
  appuntamenti
  latest news
  recent posts
  what's new
  aktuelles
  neuigkeiten
  (?:sala|area|rassegna) stampa
  comunicati stampa
`

const newsListEndings = terms`
  (?:e|ed|and|und|&) (?:news|eventi|notizie|novita|comunicati|events|blog|appuntamenti|avvisi)
  dal(?:l'| nostro| mondo)? ?(?:blog|azienda)
  recenti
  aziendali
`

export const newsListHeading = terms`
  ^(?:(?:le |gli |i |la |il )?(?:ultim[ei]|nostr[eio]|nuov[ei]|ultime nostre|tutt[ei] (?:le|gli)) )?${anyOf(newsListNames)}(?: ${anyOf(newsListEndings)})?$
  ^(?:dal|from (?:the|our)|aus dem) (?:nostro )?blog$
`

/** Words of headings over news. */
export const newsWords = terms`
  news
  notizi[ae]
  novita
  blog
  journal
  magazine
  press
  stampa
  comunicat[oi]
  rassegna
  eventi
  in evidenza
  ultim[ei]
  primo piano
  aggiornament[oi]
  storie
  stories
  dicono di noi
  attualita
  insights?
  articoli
  latest
  from the blog
  neuigkeiten
  aktuelles
  bacheca
  diario
  giornale
  media
  newsroom
  updates
  approfondimenti
  presse
  avvisi
  circolari
  comunicazioni
`

export const newsClassNames = terms`
  news
  notizi\w*
  blog
  posts?
  articles?
  post-\w+
  type-post
  entry
  wp-block-latest-posts\S*
  teaser\S*
  journal
  press
  event\w*
  fusion-recent-posts
  single-post
  hentry
  avviso
  avvisi
`

export const newsPathSegments = terms`
  news
  notizie
  notizia
  novita
  blog
  journal
  magazine
  press
  stampa
  comunicati
  eventi
  events?
  rassegna[^/]*
  articoli
  storie
  stories
  giornale
  media
  newsroom
  pressroom
  (?:sala|area)-stampa
  insights?
  updates
  aggiornamenti
  approfondimenti
  attualita
  diario
  in-evidenza
  avvisi
  comunicazioni
  bacheca
  presse
  20\d\d\/\d\d
  aktuelles
`

/** Names of a company's news pages. */
export const newsIndexWords = terms`
  news
  notizie
  novita
  blog
  comunicati(?: stampa)?
  press(?: releases)?
  area stampa
  sala stampa
  magazine
  aktuelles
  ultime notizie
  neuigkeiten
  eventi e news
  news (?:e|ed|and|&) (?:eventi|events)
  newsroom
  attualita
  dicono di noi
  archivio notizie
  diario
  journal
  storie
  stories
  comunicazioni
  avvisi
  bacheca
  circolari
  avvisi (?:e|ed|and|&) (?:comunicazioni|news|notizie)
  primo piano
  in evidenza
  tagebuch
  racconti
  giornale
  media
  media (?:center|room|e stampa)
  stampa
  insights
  updates
  insight
  aggiornamenti
  notiziario
  taccuino
  cronache
  appunti
  bollettino
  gazzetta
  dal mondo \w+
  ultime (?:news|novita)
  latest(?: news)?
  what s new
  blog (?:e|ed|and|&) news
  news (?:e|ed|and|&) blog
  approfondimenti
  presse
  medien
`

/** A headline reports an event; an advert names a post. */
export const newsHeadlineWords = terms`
  assunt[oaie]
  assume
  assunzioni
  nuovi ingressi
  inaugurat\w*
  premiat\w*
  apre
  aperta la
  aprira
  raggiung\w+
  traguardo
  cresce
  festeggia\w*
  celebra\w*
  ottenut\w+
  ottiene
  presenta
  investe
  entra in
  nominat\w+
  benvenut\w+
  intervista
  la storia
  testimonianz\w+
  raises
  opens
  launches
  wins
  welcomes
  announces
  a caccia di
  boom
  record
  open day
  job day
  career day
  recruiting day
  fiera
`

const explanationWords = terms`
  come
  cosa
  quant[oaie]
  quando
  perche
  chi (?:e|paga|deve|puo)
  (?:una |la )?guida(?: (?:al?|all[ao'’]?|ai|agli|alle|per|pratica|completa|rapida)\b|$)
  quali
  consigli
  regole
  obblighi
  novita
  differenze
  vantaggi
  requisiti e
  cosa fa
  how
  what
  why
  guide
  wie
  was
  warum
  \d{1,2} (?:consigli|regole|cose|passi|motivi|errori|tips|ways|steps)
`

const explanationOpenings = terms`
  come
  quanto
  quando
  perche
  cosa
  guida (?:al?|all[ao'’]?|ai|agli|alle|per|pratica|completa)
  tutto
  \d{1,2} (?:consigli|regole|cose|passi|motivi|errori)
  how to
  what is
  wie
  was
`

/** "Badante: come metterla in regola", "Quanto guadagna un saldatore": the headline of an explanation. */
export const explanations = terms`
  [:–—?!-]\s*(?:ecco |le |i |la |il |tutt[oe] )?${anyOf(explanationWords)}\b
  ^${anyOf(explanationOpenings)}[ ]
  \b(?:come (?:fare|funziona|scegliere|assumere|diventare|mettere|metterl[aoei])|cosa fa|quanto (?:costa|guadagna))\b
`

/** "Venti magazzinieri assunti", "Il nostro casaro va in pensione": news about the staff. */
export const staffNews = terms`
  (?<=\S )(?:stabilizzat|assunt|premiat|promoss|nominat|festeggiat|reintegrat|licenziat|regolarizzat|internalizzat)[oaie]\b
  \b(?:bell|buon|ottim|splendid)[aei]? notizi[ae]\b
  \b(?:va|vanno|andat[oaie]) in pensione\b
  \b(?:promoted|retires?|good news|geht in (?:pension|rente)|verabschiedet|ausgezeichnet|befordert)\b
`
