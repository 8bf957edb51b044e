import type { Quote } from '../evidence.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import { speaksOf } from '../normalise/topics.ts'

const courseTitle =
  /^(?:cors[oi]|master|bootcamp|academy|workshop|seminari[o]?|webinar|open day|its|ifts|laboratori[o]?|percors[oi] (?:formativ|di (?:formazione|qualifica|specializzazione))\w*|lehrgang|kurs)\b|\b(?:corso (?:gratuito|di (?:formazione|qualifica)|per (?:diventare|operatore|addett))|iscrizioni (?:aperte|al)\b)/

/** Each of these speaks to a learner; two of them make a course. */
const signs: readonly RegExp[] = [
  /\b(?:\d{2,4} ore\b(?! settiman)(?:.{0,30}\b(?:aula|teoria|stage|lezion|formazione|corso|di cui|tirocinio))|(?:corso|abilitazione|bootcamp|durata|percorso|qualifica)\b(?: \S+){0,4}? (?:di )?\d{2,4} ore\b)/,
  /\b(?:attestat\w+ (?:di (?:frequenza|partecipazione|qualifica)|finale)|al termine\b.{0,40}\battestat\w+|rilasci\w+ .{0,30}\b(?:attestat|qualific|certificat)\w+)/,
  /\b(?:iscrizion[ei] (?:aperte|al corso|entro|gratuit\w+|online)|iscrivit\w*|per iscriversi\b|modulo di iscrizione\b|posti disponibili\b)/,
  /\b(?:quota (?:di (?:iscrizione|partecipazione))?\b.{0,20}(?:€|\d)|costo (?:del corso|di iscrizione)|corso (?:gratuito|finanziato|a pagamento|serale)\b|gratuit\w+ (?:per|grazie)\b|fondo sociale europeo\b|fse\b(?!.{0,20}progett))/,
  /\b(?:docent[ei] (?:qualificat|espert|del corso)\w*|lezion[ei]\b|aula\b|allievi\b|corsist\w+|programma del corso\b|moduli\b|sede del corso\b|partecipanti\b|esame finale\b)/,
]

/** A course whose reader is to learn, not to work. */
export function courseBecause(advert: Advert): Quote | null {
  const titled = courseTitle.exec(advert.title.folded)
  if (
    titled &&
    !/\b(?:docent|insegnant|tutor|responsabil|coordinat|addett|segretari|impiegat|assistent)\w*/.test(
      advert.title.folded,
    )
  ) {
    return quoteOf(advert.title, titled.index, titled.index + titled[0].length)
  }
  if (/\b(?:docent|insegnant|tutor|formator|trainer|progettist|istruttor)\w*/.test(advert.title.folded)) return null
  const candidates = advert.statements.filter(
    (statement) => statement.kind !== 'offer' && speaksOf(statement, 'course'),
  )
  const hits = signs.flatMap((pattern) => {
    const statement = candidates.find(({ folded }) => pattern.test(folded))
    return statement ? [statement] : []
  })
  if (hits.length < 2) return null
  const offersWork = advert.statements.some(({ folded }) =>
    /\b(?:contratto\b|tempo (?:in)?determinato\b|assunzione\b|retribuzion\w+|apprendistato\b|somministrazione\b)/.test(
      folded,
    ),
  )
  const [first] = hits
  return first && hits.length >= 2 && !offersWork ? quoteOf(first) : null
}
