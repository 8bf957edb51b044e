import type { Quote } from '../evidence.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import { speaksOf } from '../normalise/topics.ts'

const TITLE =
  /^(?:cors[oi]|master|bootcamp|academy|workshop|seminari[o]?|webinar|open day|its|ifts|laboratori[o]?|percors[oi] (?:formativ|di (?:formazione|qualifica|specializzazione))\w*|lehrgang|kurs)\b|\bcorso (?:gratuito|di (?:formazione|qualifica)|per (?:diventare|operatore|addett))|\biscrizioni (?:aperte|al)\b/

/** Each of these speaks to a learner; two of them make a course. */
const SIGNS: readonly RegExp[] = [
  /\b\d{2,4} ore\b(?! settiman)(?:.{0,30}\b(?:aula|teoria|stage|lezion|formazione|corso|di cui|tirocinio))|\b(?:corso|abilitazione|bootcamp|durata|percorso|qualifica)\b(?: \S+){0,4}? (?:di )?\d{2,4} ore\b/,
  /\battestat\w+ (?:di (?:frequenza|partecipazione|qualifica)|finale)|\bal termine\b.{0,40}\battestat\w+|\brilasci\w+ .{0,30}\b(?:attestat|qualific|certificat)\w+/,
  /\biscrizion[ei] (?:aperte|al corso|entro|gratuit\w+|online)|\biscrivit\w*|\bper iscriversi\b|\bmodulo di iscrizione\b|\bposti disponibili\b/,
  /\bquota (?:di (?:iscrizione|partecipazione))?\b.{0,20}(?:€|\d)|\bcosto (?:del corso|di iscrizione)|\bcorso (?:gratuito|finanziato|a pagamento|serale)\b|\bgratuit\w+ (?:per|grazie)\b|\bfondo sociale europeo\b|\bfse\b(?!.{0,20}progett)/,
  /\bdocent[ei] (?:qualificat|espert|del corso)\w*|\blezion[ei]\b|\baula\b|\ballievi\b|\bcorsist\w+|\bprogramma del corso\b|\bmoduli\b|\bsede del corso\b|\bpartecipanti\b|\besame finale\b/,
]

/** A course whose reader is to learn, not to work. */
export function courseBecause(advert: Advert): Quote | null {
  const titled = TITLE.exec(advert.title.folded)
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
  const hits = SIGNS.flatMap((pattern) => {
    const statement = candidates.find(({ folded }) => pattern.test(folded))
    return statement ? [statement] : []
  })
  if (hits.length < 2) return null
  const offersWork = advert.statements.some(({ folded }) =>
    /\bcontratto\b|\btempo (?:in)?determinato\b|\bassunzione\b|\bretribuzion\w+|\bapprendistato\b|\bsomministrazione\b/.test(
      folded,
    ),
  )
  const [first] = hits
  return first && hits.length >= 2 && !offersWork ? quoteOf(first) : null
}
