import { terms } from './compile-terms.ts'

/** A subject that one may have a degree in. */
export const subjects = terms`
  \w+(?:logia|nomia|grafia|metria|sofia|tecnica|tronica)\b
  chimic
  fisic
  matematic
  informatic
  statistic
  meccanic
  scienz
  ingegneri
  economi
  giurisprud
  architettur
  letter
  lingue
  biotecnolog
  farmacia
  ctf\b
  agrari
  veterinari
  medicina
  design
  marketing
  comunicazion
  ragioneri
  disciplin
  beni cultural
  amministrazion
  elettric
  automazion
  affin
`

/** Degrees, diplomas and schools. */
export const schoolingWords = terms`
  diplom\w*
  laure\w+
  licenza (?:media|elementare)
  titolo di studio
  perit[oi]\b
  ragioneria\b
  istituto\b
  scuola\b
  universit\w+
  degree\b
  graduate\b
  bachelor\w*
  master'?s?\b
  msc\b
  phd\b
  dottorat\w+
  studium\b
  abschluss\b
  lehre\b
  apprendistato\b
  oberschule\b
  gleichwertig\w*
  matura\b
  statistics\b
  physics\b
  similar$
  matura\b
  qualifica\b
  formazione (?:tecnica|scolastica|professionale|in|superiore)
  istruzione\b
  student\w*
  studi (?:in|di|tecnic|universit|superior|umanistic|economic|scientific)\w*
  indirizzo\b
  neo.?(?:laure|diplom)\w+
  terza media\b
  itis\b
  its\b
  equivalente\b
  equipollente\b
  accademia\b
  ingegneria\b
  geometra\b
  ausbildung\b
`
