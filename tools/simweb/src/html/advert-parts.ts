import type { Opening, View } from '../model.ts'
import { escapeHtml } from './escape.ts'

/** The title in this site's style. */
export function shownTitle({ site, kind }: View, { title, reference, towns }: Opening): string {
  const [town] = towns
  switch (kind.language === undefined ? site.traits.titleStyle : 'genders') {
    case 'sought':
      return escapeHtml(`Cercasi ${title}`)
    case 'genders':
      return escapeHtml(`${title} ${kind.language === 'de' ? '(m/w/d)' : '(m/f)'}`)
    case 'town':
      return escapeHtml(town === undefined ? title : `${title} - ${town}`)
    case 'reference':
      return escapeHtml(`${title} - Rif. ${reference}`)
    default:
      return escapeHtml(title)
  }
}

/** The advert below the title: paragraphs or lists with headings, and how to apply. */
export function advertText(view: View, opening: Opening): string {
  const asLists = view.site.traits.style % 2 === 1
  const parts = opening.parts.map(({ label, text, items }, index) => {
    const isList = asLists && (index === 1 || index === 2) && items.length > 1
    if (!isList) return `<p><strong>${escapeHtml(label)}:</strong> ${escapeHtml(text)}</p>`
    return `<h4>${escapeHtml(label)}</h4><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  })
  return `${parts.join('\n')}\n${applyLine(view, opening)}`
}

export function applyLine({ site, kind }: View, { reference }: Opening): string {
  const mail = `lavoro@${site.host}`
  if (kind.language === 'de') return `<p>Bewerbung mit Lebenslauf an <a href="mailto:${mail}">${mail}</a></p>`
  if (kind.language === 'en') return `<p>Send your CV to <a href="mailto:${mail}">${mail}</a></p>`
  return site.traits.style < 2
    ? `<p>Inviare il curriculum a <a href="mailto:${mail}?subject=${encodeURIComponent(reference)}">${mail}</a></p>`
    : `<p><a class="btn btn-primary" href="mailto:${mail}">Candidati</a></p>`
}

const spontaneous = {
  it: '<div class="spontanea"><h3>Candidatura spontanea</h3><p>Non hai trovato la posizione che fa per te? Inviaci comunque il tuo curriculum: lo terremo presente per il futuro.</p></div>',
  de: '<p>Wir freuen uns auch über Initiativbewerbungen.</p>',
  en: '<p>Nothing for you? Send us a spontaneous application anyway.</p>',
}
const intros = {
  it: 'Le persone sono la nostra forza. Scopri le posizioni aperte e invia la tua candidatura.',
  de: 'Wir suchen Verstärkung für unser Team.',
  en: 'Have a look at our open positions and join our team.',
}
const nothing = {
  it: 'Al momento non ci sono posizioni aperte.',
  de: 'Derzeit haben wir keine offenen Stellen.',
  en: 'There are no open positions at the moment.',
}

/** The list of positions with heading and introduction, or a sentence that there is none. */
export function careersMain(view: View, heading: string, list: (openings: readonly Opening[]) => string): string {
  const language = view.kind.language ?? 'it'
  const body = view.openings.length === 0 ? `<p class="vuoto">${nothing[language]}</p>` : list(view.openings)
  const invitation = view.site.seed % 3 === 0 ? spontaneous[language] : ''
  return `<h1>${heading}</h1>\n<p class="intro">${intros[language]}</p>\n${body}\n${invitation}`
}
