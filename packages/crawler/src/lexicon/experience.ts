import { terms } from './compile-terms.ts'

export const noExperienceAsked = terms`
  non (?:(?:e|sono|viene|si) )?(?:necessari\w+|richiest\w+|richied\w+|indispensabil\w+|obbligatori\w+|serv\w+|occorr\w+)(?: \S+){0,4}? ?esperienz\w+
  (?:esperienza|esperienze) (?:\S+ ){0,3}?non (?:e |sono )?(?:necessari|richiest|indispensabil|obbligatori|fondamental)\w+
  (?<!\b(?:astenersi|evitare|no|non si \w+|non (?:accett|valut|consider|prend)\w+)(?: \S+){0,3} )senza esperienza\b
  nessuna esperienza\b
  (?:non|poco) (?:importa|conta) (?:l')?(?:esperienza|se)\b
  (?:non ha|chi non ha|non hai|non avete) mai lavorat\w+
  (?:anche|alla|in|ben\w+ \S+) (?:la |una )?prima esperienza\b
  (?:anche |alle )prime armi\b
  anche (?:inespert[oaie]|neofit[aie])\b
  senza alcuna esperienza\b
  zero esperienza\b
  (?:recent )?graduates (?:are )?welcome\b
  first job\b
  berufsanfanger\w*
  einsteiger\w*
  auch (?:anfanger|ohne)\b
  (?:berufs)?erfahrung (?:ist )?nicht (?:erforderlich|notwendig|notig)\b
  prima esperienza (?:benvenut\w+|ok|possibil\w+|ammess\w+)
  anche alla prima\b
  prim[ae] (?:esperienz[ae] lavorativ\w+|occupazione|impiego)\b
  ^prima esperienza[.!]?$
  \b(?:junior|profilo)\b[^.;]{0,20}\(0 ?[-–/] ?\d anni\)
  neo.?(?:laureat|diplomat|qualificat|abilitat)\w*
  recent graduate\w*
  new graduate\w*
  keine (?:berufs)?erfahrung\b
  (?:no|without) (?:prior |previous )?experience\b
  entry.level\b
  experience (?:is )?not (?:required|necessary|needed|essential)\b
  anche senza\b(?: \S+){0,2} esperienza\b
  berufseinsteiger\w*
  quereinsteiger\w*
  ohne (?:berufs)?erfahrung\b
  keine (?:berufs)?erfahrung\b
  even without experience\b
`

/** Around a number of years that means experience without saying so. */
export const bareYearsContexts = terms`
  (?:\balmeno|\bminimo|\bminima|\bat least|\bminimum|\bmindestens|\bmind?\.?)(?: di| of)? $
  ^(?:\s*(?:di|con|in|nel\w*|nella|come|presso|nei|of|with|as|alla|su|dietro)\b)
  ^\s*(?:almeno|minimo|minimi|min\.?)(?=[\s.,;]|$)
  ^\+
`

/** Years of something else: the contract, the candidate's age, the company's history, guarantees. */
export const otherYearsWords = terms`
  contratt\w+
  determinat\w+
  apprendistato
  durata
  stage
  tirocinio
  somministrazione
  rinnovabil\w+
  stagional\w+
  proroga\w*
  eta
  under
  over
  ragazz\w+
  giovan\w+
  compiut\w+
  nat[oi]
  maggiore
  da oltre
  da piu di
  (?<!(?:team|squad|shift|group) )leader
  fondat\w+
  presente
  storia
  mercato da
  azienda .{0,40} da
  dal (?:19|20)\d\d
  attiv\w+ da
  operante da
  garanzia
  fixed.?term
  contract
  aged
  years old
  corso
  percorso
  diploma
  qualifica
  scuola
  istituto
  biennio
  ultim[ie]
  last
  founded
  since
  patent\w+(?: \w+)? da
  residen\w+
  fuhrerschein(?: \w+)? seit
  \w*vertrag\w*
  lehre
  lehrzeit
  ausbildung
  befristet\w*
  alter
  di cui
`
