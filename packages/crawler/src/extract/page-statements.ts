import type { PageLines } from './page-lines.ts'

const NOTHING_OPEN =
  /\b(?:non (?:ci sono|sono presenti|vi sono|abbiamo|risultano|sono previste|sono attive|sono aperte|stiamo (?:cercando|assumendo))[^.]{0,30}(?:posizion|offert|annunc|ricerc|opportunit|selezion|assunzion|personale)|nessuna (?:posizione|offerta|ricerca|selezione)|non stiamo (?:cercando|assumendo|selezionando))|\bno (?:open |current |job )*(?:positions|vacancies|openings|jobs)\b|\bkeine (?:offenen )?stellen\b/iu

const OPEN =
  /(?:posizion[ei] (?:apert|disponibil|ricercat|vacant)|offert[ae] di lavoro|ricerche (?:in corso|attive|aperte)|selezioni (?:in corso|attive|aperte)|opportunità (?:di lavoro|attuali|aperte)|stiamo (?:cercando|selezionando|assumendo|ricercando)|siamo alla ricerca|cerchiamo|ricerchiamo|selezioniamo|assumiamo|cercasi|si ricerca|ricerca personale|figure (?:ricercate|professionali ricercate)|profili ricercati|annunci|open (?:positions|roles|jobs)|job openings|vacancies|current openings|we(?:'|’)?(?:re| are) (?:hiring|looking)|offene stellen|stellenangebote|wir suchen|aperte le (?:selezioni|candidature))/iu

const USUAL =
  /(?:solitamente|di solito|in genere|generalmente|normalmente|abitualmente|di norma|spesso|le nostre professioni|i nostri mestieri|le professioni|i mestieri|famiglie professionali|aree (?:di (?:inserimento|interesse)|professionali|aziendali)|le nostre aree|le aree|aree in cui|who we usually|i reparti|le nostre persone|la nostra squadra)/iu

/** The page says itself that no position is open. */
export function saysNothingOpen({ lines }: PageLines): boolean {
  return lines.some(({ text }) => text.length <= 600 && NOTHING_OPEN.test(text))
}

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
