import { anyOf, terms } from './compile-terms.ts'

const announcedNouns = terms`
  posizion[ei]
  ricerc[ah]e?
  selezion[ei]
  offert[ae](?: di lavoro)?
  opportunita(?: di lavoro)?
  annunci?o?
`

const announcements = terms`
  urgente
  nuov[ae] ${anyOf(announcedNouns)}
  (?:ricerca|selezione) in corso
  avviso di (?:ricerca|selezione)
  posizione aperta
  job opening
  annuncio
  offerta di lavoro
  ricerca personale
  ricerca
  selezione
  opportunita di lavoro
  figura ricercata
  stellenangebot
  (?:job|position|role) title(?: of (?:the )?opening)?
  job
  role
  stellenbezeichnung
`

/** Labels whose value is the post. */
export const postLabels = terms`
  posizion[ei](?: apert[ae]| ricercat[ae]| offert[ae])?
  ruolo(?: ricercato)?
  figura(?: professionale)?(?: ricercata)?
  profilo(?: professionale)?(?: ricercato)?
  mansione
  qualifica(?: professionale)?
  (?:job |role |position )?title
  position
  vacancy
  stelle
`

const titleSeekingVerbs = terms`
  stiamo cercando
  siamo alla ricerca di
  cercasi
  cerchiamo
  cerca
  cercano
  ricerchiamo
  ricercasi
  si ricerca
  si ricercano
  selezioniamo
  selezionasi
  si seleziona
  si selezionano
  assumiamo
  assumesi
  we are (?:looking for|hiring)
  we're hiring
  wanted
  wir suchen
  gesucht
  hiring
`

const wordsAfterSelection = terms`
  del
  e
  ed
  &
  and
  clinic\p{L}*
  scientific\p{L}*
  operativ\p{L}*
  personale
  qualit\p{L}*
  risorse
  sviluppo
  fornitori
  mercato
  manager
  specialist
  analyst
  engineer
`

const numberedNouns = terms`
  posizion[ei]
  profil[oi]
  ruol[oi]
  figur[ae]
  offert[ae]
  annunci?o?
  position
  profile?
  job
  role
  opening
  stelle
`

/** Phrases before the post in a title. */
export const titleOpenings = terms`
  ${anyOf(numberedNouns)}\s+(?:n[.°ºr]*\s*)?(?:\d{1,3}|[A-Z])\s*[:.)–—-]+\s*(?=\p{L})
  ${anyOf(announcements)}\s*[:!–-]+\s*
  ${anyOf(postLabels)}\s*:\s*(?=\p{L})
  (?:per (?:la nostra azienda|il nostro team|ampliamento organico)\s+)?(?:si\s+)?${anyOf(titleSeekingVerbs)}\s*[:!–-]*\s*
  (?:(?:avviso di )?(?:selezione|ricerca)\s+(?:di |per )?(?=(?:un(?:\p{L}|\/(?:una|a))? |(?:n[.°ºr]*\s?)?\d{1,3}\s+)?\p{L}{4,})(?!${anyOf(wordsAfterSelection)}\b))
`

export const countedPosts = terms`
  posti?\s+(?:da|di|per)\s+
  posizioni?\s+(?:da|di|per)?\s*
  figure?\s+(?:di|da)?\s*
  unita\s+di\s+
`

export const countWords = terms`
  due
  tre
  quattro
  cinque
  sei
  otto
  dieci
  two
  three
  zwei
  drei
`

const bracketedGenders = terms`
  [mfwdxnhu](?:\s*[/|.-]\s*[mfwdxnhu*]){1,3}
  m\s*\/?\s*f
  f\s*\/?\s*m
  ambosess\p{L}*
  ambo\s*sess\p{L}*
  all genders
  gn
  mwd
  uomo\s*\/\s*donna
  donna\s*\/\s*uomo
`

/** "(m/f)", "ambosessi". */
export const genderMarks = terms`
  [\s,–-]*[([]\s*${anyOf(bracketedGenders)}\s*[)\]]
  (?<=\s)(?:[mf]\s?\/\s?[fm](?:\s?\/\s?[xd])?|[mw]\s?\/\s?[wm]\s?\/\s?d|ambosess[io]|ambo\s?sessi)(?=$|[\s,–-])
`

/** Before the code of an advert. */
export const codeLabels = terms`
  rif(?:erimento)?
  ref(?:erence|erenz)?
  cod(?:ice)?(?: annuncio| posizione| offerta)?
  job ?(?:id|code|ref)
  req(?:uisition)?
  annuncio
  id
  kennziffer
  posizione
`

const code = String.raw`(?=[\p{L}-]{0,8}\d)[\p{L}\p{N}_/-]{2,15}`

/** Codes without a label, at either end. A bracket that holds more than a code is none. */
export const bareCodes = terms`
  ^\s*(?:\[\s*${code}\s*\]|\(\s*${code}\s*\)|#\s*${code})\s*[:–-]?\s*
  ^\s*(?=\S*\d)[A-Z]{1,5}[-_/]?\d{2,8}(?:[-_/]\d+)?\s*[:–|-]\s+
  \s+[[(#]\s*(?=[\p{L}-]{0,8}\d{2})[\p{Lu}\d_/-]{3,15}\s*[\])]?\s*$
  \s+[–|-]\s+(?=\S*\d)[A-Z]{1,5}[-_/]\d{2,8}(?:[-_/]\d+)?\s*$
`

/** Before the place in a title. */
export const titlePlaceCues = terms`
  (?:per |presso |c\/o )?(?:la |il |nostra |ns\.? )*(?:sede|filiale|stabilimento|punto vendita|negozio|cantiere|deposito|magazzino|store)(?: di| a| in)?
  sede(?: di lavoro)?(?: di| a)?:?
  luogo(?: di lavoro)?:?
  zona(?: di)?:?
  (?:in )?(?:prov(?:incia)?\.?|provincia)(?: di)?
  a
  ad
  in
  su
  per
  di
`

const workArrangements = terms`
  da remoto
  full remote
  fully remote
  remote
  in smart working
  smart working
  in sede
  ibrido
  hybrid
  on.?site
  (?:per la )?stagione(?: estiva| invernale)?
`

export const workplaceEndings = terms`
  \s*[–—|(,-]+\s*${anyOf(workArrangements)}\s*\)?\s*$
  (?<=part.?time)\s+\d{1,2} ore(?: settimanali)?\s*$
`

const countedNouns = terms`
  risors\p{L}+
  posizion\p{L}+
  post[io]
  person[ae]
  figur\p{L}+
  unit[aà]
  openings?
  positions?
  stellen?
  plätze
`

const countedNounsUnbracketed = terms`
  risors[ae]
  posizion[ei]
  post[io]
  person[ae]
  unit[aà]
  openings?
  positions?
  stellen?
`

const countsInTitles = terms`
  [([]\s*(?:(?:n\.?|nr\.?|n°|nº|x)\s*\d{1,3}|\d{1,3})(?:\s+${anyOf(countedNouns)})?\s*[)\]]
  [\s,–—-]+(?:n\.?|nr\.?|n°|nº)?\s*\d{1,3}\s+${anyOf(countedNounsUnbracketed)}
`

/** How many are sought, at the end of a title. */
export const countEndings = terms`
  \s+x\s?\d{1,2}\s*$
  \s*${anyOf(countsInTitles)}\s*$
`
