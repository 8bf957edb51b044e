import { anyOf, terms } from './compile-terms.ts'

/** Classes of driving licences. */
export const licenceClasses = terms`
  [abcdk]e?
  [bc]96
  c ?\+ ?e
  b\/c
  c1e?
  d1e?
  nautica
  europea
  ecdl
`

/** Licences as English and German call them. */
export const foreignLicences = terms`
  driv(?:ing|er'?s?) licen[cs]e(?: (?:category |class |type )?[abc]e?\b)?
  fuhrerschein(?: (?:der )?(?:klasse )?[abc]e?\b)?
  forklift licen[cs]e\b
  licen[cs]e for [a-z ]{3,40}(?=[.,;]|$)
  tractor licen[cs]e\b
`

/** Courses that end in a certificate. */
export const certifiedCourses = terms`
  preposto
  antincendio
  primo soccorso
  haccp
  sab
  rspp
  rls
  sicurezza
  ple
  lavori in quota
  ponteggi
  gru
  carroponte
  muletto
  spazi confinati
  pes.?pav
`

/** Booklets, permits and registrations. */
export const permits = terms`
  (?:attestato |certificato |certificazione |corso )?haccp\b
  libretto (?:sanitario|di navigazione)\b
  iscrizione (?!all?\b|alla|agli|nell?|presso|gratuit|online|obbligat|per\b)[a-z]{3,8}\b
  stapler(?:fuhrer)?schein\b
  kran(?:fuhrer)?schein\b
  lkw.?fuhrerschein\b
  porto d['’]armi\b
  decreto (?:(?:di )?(?:gpg|guardia (?:particolare )?giurata)|prefettizio)\b
  idoneita (?:di |a |come |professionale |per )(?!alla mansione|fisica)[^.,;:()]{3,60}?(?=\s*(?:[.,;:()]|$))
  ex.?rec\b
  sab\b(?= |$|[.,;])
`

const namedCertificates = terms`
  esame di stato\b
  partita iva enasarco\b
  ecdl\b
  pekit\b
  pmp\b
  prince2\b
  itil\b
  ccna\b
  ccnp\b
  cisa\b
  cissp\b
  ielts\b
  toefl\b
  toeic\b
  ceh\b
  oscp\b
  cism\b
  crisc\b
  comptia(?: [a-z]+\+?)?
  ccie\b
  mcs[ae]\b
  rhc(?:sa|e)\b
  lpic\b
  ckad?\b
  togaf\b
  psm(?: ?i{1,2})?\b
  csm\b
  cspo\b
  cfa\b
  acca\b
  efp?a\b
  leed(?: (?:ap|ga))?\b
  csw[pa]\b
  bls-?d?\b
  acls\b
  nebosh\b
  (?:lean )?six sigma (?:green|black|yellow) belt\b
  stcw\b
  cedils\b
  ditals\b
  celta\b
  delta\b(?= |$|[.,;/])
  tefl\b
  tesol\b
  iw[et]\b(?= |$|[.,;/])
  rspp modul\w+ [a-c]\b
  ege\b(?= (?:uni|cert))
  f-?gas\b
  mmt\b
`

/** Diplomas and certificates by name. */
export const qualifications = terms`
  \bdiploma di [a-z]+ abilitat[oa]\b
  \b(?:diploma|attestato|qualifica) (?:da|di) (?:sommelier|enotecari[oa]|barman|maestro di sci|guida (?:alpina|turistica)|istruttore|bagnino)\b
  (?<!diploma o )(?<!diploma, )\bqualifica professionale\b(?! (?:a indirizzo|o diploma|in|triennale))
  \b${anyOf(namedCertificates)}
`

/** What ends the words that belong to the name of a certificate. */
export const wordsAfterCertificate = terms`
  in corso
  in possesso
  gradit\w+
  preferenzial\w+
  preferibil\w+
  richiest\w+
  obbligatori\w+
  indispensabil\w+
  necessari\w+
  costituisc\w+
  e
  ed
  o
  oppure
  con
  ma
  sara
  saranno
  conseguit\w+
  valid[oaie]
  per guida
  se
  anche
  and
  or
  und
  required
  preferred
  is
  are
  erforderlich
  automunit\w+
  esperienza
  disponibilita
  almeno
  buon\w*
  un plus
`

/** Words that the name of a certificate never holds. */
export const notOfCertificate = terms`
  in corso
  gradit
  preferenz
  preferib
  richiest
  obbligat
  indispens
  necessari
  e
  ed
  o
  oppure
  con
  ma
  sara
  and
  or
  und
  is
  are
`

/** Registers that no profession keeps. */
export const registersOfPeople = terms`
  collocamento
  liste
  centro per
  categorie
  universita
  l\. ?\d
  legge
`

export const registrationPrepositions = terms`
  all['’]
  al[ ]
  alla[ ]
  agli[ ]
  ai[ ]
  nell['’]
  presso l['’]
  enasarco
  ruolo
`
