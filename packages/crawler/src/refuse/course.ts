import type { Quote } from '../evidence.ts'
import { anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import { courseFees, courseHours, courseTitles } from '../lexicon/courses.ts'
import { type Advert, quoteOf } from '../normalise/advert.ts'
import { speaksOf } from '../normalise/topics.ts'

const courseTitle = anywhere(courseTitles)

/** Each of these addresses a learner; two of them make a course. */
const signs: readonly RegExp[] = [
  fromWordStart(courseHours),
  /\b(?:attestat\w+ (?:di (?:frequenza|partecipazione|qualifica)|finale)|al termine\b.{0,40}\battestat\w+|rilasci\w+ .{0,30}\b(?:attestat|qualific|certificat)\w+)/,
  /\b(?:iscrizion[ei] (?:aperte|al corso|entro|gratuit\w+|online)|iscrivit\w*|per iscriversi\b|modulo di iscrizione\b|posti disponibili\b)/,
  fromWordStart(courseFees),
  /\b(?:docent[ei] (?:qualificat|espert|del corso)\w*|lezion[ei]\b|aula\b|allievi\b|corsist\w+|programma del corso\b|moduli\b|sede del corso\b|partecipanti\b|esame finale\b)/,
]

/** The words that show a course instead of a post. */
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
