import { anyOf, terms } from './compile-terms.ts'

const refusalWords = terms`
  asten\w+
  no
  escluse
  non (?:si accettano|accettiamo|verranno prese in considerazione)(?: \S+){0,4}
  si prega (?:le|alle) agenzie
`

export const agenciesRefused = terms`
  ${anyOf(refusalWords)}[ ,:]+(?:le |a |alle |da |candidature da |perditempo e )?agenzi[ae]\b
  agenzi[ae](?: \S+){0,4} (?:asten\w+|non contattar\w+|sono pregate)
  no (?:recruitment |staffing )?agenc(?:y|ies)\b
  astenersi (?:\S+ ){0,3}agenzie\b
  keine (?:personal)?agenturen\b
`

const clientQualities = terms`
  una?
  nostr[oa]
  importante
  primari[oa]
  nota
  noto
  solida
  storica
  conto d[ei]l? ?(?:una?|nostr[oa])?
`

const clientKinds = terms`
  azienda
  societa
  software house
  cliente
  studio
  impresa
  realta
  multinazionale
  gruppo
`

export const clientMentions = terms`
  per (?:${anyOf(clientQualities)} ){0,4}${anyOf(clientKinds)}(?: \S+){0,5}? ?client[ei]\b
  per (?:un |il |nostro |importante |prestigioso |conto di un )+client[ei]\b
  azienda client[ei]\b
  (?:nostr[oa]|our) (?:azienda |importante )?client[ei]?\b(?= (?:ricerca|cerca|seleziona|operante|attiv|leader|del|di|is))
  for (?:one of )?our clients?\b
  fur unseren? kunden\b
`
