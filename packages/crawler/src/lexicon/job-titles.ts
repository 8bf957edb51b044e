import { terms } from './compile-terms.ts'

/** Openings of a person's job title. */
export const jobTitleOpenings = terms`
  responsabile
  direttor[ea]
  direttrice
  amministrator[ea] (?:delegat[oa]|unic[oa])
  ceo
  cfo
  coo
  cto
  hr manager
  manager
  head of
  titolare
  presidente
  area manager
  export manager
  sales manager
  ufficio
  referente
  coordinator[ea]
  addett[oa]
  chief
  director
  founder
  socio
`

export const formsOfAddress = terms`
  [Dd]ott(?:\.? ?ssa\b|\.|(?=\s))
  [Dd]r(?:\.? ?ssa\b|\.|(?=\s))
  [Ii]ng(?:\.|(?=\s))
  [Aa]rch(?:\.|(?=\s))
  [Aa]vv(?:\.|(?=\s))
  [Gg]eom(?:\.|(?=\s))
  [Rr]ag(?:\.|(?=\s))
  [Pp]rof(?:\.? ?ssa\b|\.|(?=\s))
  [Pp]\.? ?[Ii]\.
  [Ss]ig(?:\.? ?(?:ra|na)\b|\.|(?=\s))
  [Cc]av\.
  [Mm]rs?\.?
  Ms\.?
  Herr
  Frau
  [Dd]ipl\.?-?[Ii]ng\.?
`
