import { anyOf, terms } from './compile-terms.ts'

export const fullTimePhrases = terms`
  (?:trentasei|trentasette|trentotto|trentanove|quaranta) ore\b(?! di (?:formazione|corso|lezion|aula))
  full.?time\b
  f\. ?t\.
  ft (?=\d\d ?(?:h|ore)\b)
  tempo pieno\b
  giornata intera\b
  (?:8|otto) ore (?:al giorno|giornalier\w+|die\b)
  ganztag\w*
  (?:3[6-9]|40)(?:[.,]\d)?.?(?:wochenstunden|stunden.?woche)\b
  orario (?:di lavoro )?pieno\b
  vollzeit\w*
  full_time\b
  (?:3[6-9]|40)(?:[.,]\d+)? ?(?:ore|h|hours|hrs|stunden|std\.?|ore\/sett\w*|h\/sett\w*)(?![0-9])(?= ?(?:\/|a |alla |per |settiman|sett|week|pro |wochen|$|[.,;)]))
  100 ?%(?= ?(?:full|tempo|pensum))
`

const partTimeHours = terms`
  quattro
  sei
  otto
  dieci
  dodici
  quindici
  sedici
  diciotto
  venti
  ventuno
  ventidue
  ventiquattro
  venticinque
  ventotto
  trenta
  trentadue
`

export const partTimePhrases = terms`
  ${anyOf(partTimeHours)} ore (?:a |alla |per )?(?:settiman\w*|sett\b)
  al (?:[3-8]\d) ?%
  (?<=(?:^|[,;:(|·-]) ?)(?:1[2-9]|2\d|3[0-2]) ore(?= ?(?:[.,;)]|$))
  part.?time\b
  p\. ?t\.
  pt (?=\d\d ?(?:h|ore)\b)
  tempo parziale\b
  tempo ridotto\b
  orario (?:ridotto|parziale)\b
  (?:monte )?ore:? (?:1\d|2\d|3[0-2]) (?:settiman\w*|a settimana)
  (?:[3-6]|tre|quattro|cinque|sei) ore (?:al giorno|giornalier\w+|die\b)
  halbtag\w*
  (?:1\d|2\d|3[0-2]).?(?:wochenstunden|stunden.?woche)\b
  (?:[3-8]\d) ?%.?(?:pensum|stelle|position|fte)\b
  pensum:? (?:[3-8]\d) ?%
  teilzeit\w*
  part_time\b
  mezza giornata\b
  half.?time\b
  (?:[4-9]|[12]\d|3[0-2])(?:[/-]\d\d)? ?(?:ore|h|hours|hrs|stunden|std)\.? ?(?:\/ ?|a |alla |per |pro )?(?:settiman\w*|sett\b|week\w*|woche\w*|wochen\w*)
`

/** An option or a later change is not the schedule. */
export const optionWords = terms`
  (?:con )?(?:eventual[ei] )?(?:possibilita|opportunita|prospettiva)
  possibil[ei]
  valut\w+(?: anche)?
  anche
  eventual[ei]
  disponibil[ei] a valutare
  con passaggio
  trasformabile
  finalizzat[oa]
  previst[oa] la possibilita
  option(?:al)?
  moglich
`

const wordsBeforeShifts = terms`
  lavoro
  disponibilita
  orario
  organizzat\w+
  articolat\w+
`

const kindsOfShifts = terms`
  diurni
  notturni
  di notte
  giornalier\w
  notturno
  serale
  centrale
  spezzato
  continu\w
  rotanti
  festivi
  a rotazione
`

const countedShifts = String.raw`(?:lavoro su )?(?:(?:due|tre|quattro|cinque|[2-5])\s)?turn(?:i|o|azione)\b`

export const shiftPhrases = terms`
  (?:${anyOf(wordsBeforeShifts)} )?(?:a|ai|al|su|in|di|nei|sui)?\s?${countedShifts}(?: ${anyOf(kindsOfShifts)})?(?: e (?:notturni|festivi|diurni))?(?: \([^)]{1,40}\))?
  ciclo continuo\b
  (?:orario )?(?:notturno|spezzato)\b
  schicht\w+
  (?:two|three|night|rotating|day)?\s?shifts?\b
`
