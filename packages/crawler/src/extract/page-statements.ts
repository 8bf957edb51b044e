import type { LineRange, PageLines } from './page-lines.ts'

const NOTHING_OPEN =
  /\b(?:non (?:ci sono|sono presenti|vi sono|abbiamo|risultano|sono previste|sono attive|sono aperte|stiamo (?:cercando|assumendo))[^.]{0,30}(?:posizion|offert|annunc|ricerc|opportunit|selezion|assunzion|personale)|nessuna (?:posizione|offerta|ricerca|selezione)|non stiamo (?:cercando|assumendo|selezionando)|no (?:open |current |job )*(?:positions|vacancies|openings|jobs)\b|keine (?:offenen )?stellen\b)/iu

const OPEN =
  /(?:posizion[ei] (?:apert|disponibil|ricercat|vacant)|offert[ae] di lavoro|ricerche (?:in corso|attive|aperte)|selezioni (?:in corso|attive|aperte)|opportunità (?:di lavoro|attuali|aperte)|stiamo (?:cercando|selezionando|assumendo|ricercando)|siamo alla ricerca|cerchiamo|ricerchiamo|selezioniamo|assumiamo|cercasi|si ricerca|ricerca personale|figure (?:ricercate|professionali ricercate)|profili ricercati|annunci|open (?:positions|roles|jobs)|job openings|vacancies|current openings|we(?:'|’)?(?:re| are) (?:hiring|looking)|offene stellen|stellenangebote|wir suchen|aperte le (?:selezioni|candidature))/iu

const USUAL =
  /(?:solitamente|di solito|in genere|generalmente|normalmente|abitualmente|di norma|spesso|le nostre professioni|i nostri mestieri|le professioni|i mestieri|famiglie professionali|aree (?:di (?:inserimento|interesse)|professionali|aziendali)|le nostre aree|le aree|aree in cui|who we usually|i reparti|le nostre persone|la nostra squadra)/iu

/** "Nessuna offerta che fa per te?", "Se non ci sono posizioni …": words to those who found nothing for themselves. */
const NO_STATEMENT =
  /^[^.!]{0,160}\?|\b(?:se|qualora|quando|if|wenn|falls)\s+(?:\S+\s+){0,3}$|\b(?:altre|ulteriori|other|further|weiteren) (?:posizion|offert|ricerc|selezion|position|vacanc|opening|job|stelle)|\b(?:adatt[aei]|giust[aei]|in linea|che (?:fa|fanno) per te|per te)\b/iu

/** The lines of which the page says itself that no position is open: all of it, or the part under one heading. */
export function nothingOpenIn({ lines }: PageLines): LineRange[] {
  return lines.flatMap(({ text }, index) => {
    const match = text.length <= 600 ? NOTHING_OPEN.exec(text) : null
    if (!match) return []
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    const isStatement = !NO_STATEMENT.test(text.slice(match.index)) && !NO_STATEMENT.test(before)
    return isStatement ? [spokenOf(lines, index)] : []
  })
}

const ABOUT_POSITIONS =
  /lavor|posizion|offert|ricerc|selezion|annunc|candid|carrier|opportunit|job|career|position|stelle|karriere/iu

/** What a sentence under the heading of one shop or department says, it says of that one. */
function spokenOf(lines: PageLines['lines'], at: number): LineRange {
  const from = lines.findLastIndex(({ level }, index) => index < at && level !== null)
  const heading = lines[from]
  const level = heading?.level ?? 1
  if (!heading || level === 1 || ABOUT_POSITIONS.test(heading.text)) return { from: 0, to: lines.length }
  const end = lines.findIndex((line, index) => index > at && line.level !== null && line.level <= level)
  return { from, to: end < 0 ? lines.length : end }
}

export const isWithin = (ranges: readonly LineRange[], line: number): boolean =>
  ranges.some(({ from, to }) => line >= from && line < to)

const COURSES = /(?<!in )\b(?:corsi|corso|percorsi formativi|catalogo corsi|webinar)\b/iu

export type Announcement = 'open' | 'usual' | 'courses' | null

/** What the lines before a list say of it: open positions, the trades one may find here, courses. */
export function announcedBefore({ lines }: PageLines, first: number): Announcement {
  for (let index = first - 1; index >= Math.max(0, first - 6); index--) {
    const text = lines[index]?.text ?? ''
    if (text.length > 500) continue
    if (USUAL.test(text)) return 'usual'
    if (isOver(lines[index]) && COURSES.test(text)) return 'courses'
    if (OPEN.test(text) && !NOTHING_OPEN.test(text)) return 'open'
  }
  return null
}

/** A heading, or a line that ends as one. */
function isOver(line: PageLines['lines'][number] | undefined): boolean {
  return line !== undefined && line.text.length <= 80 && (line.isHeading || line.isBold || line.text.endsWith(':'))
}
