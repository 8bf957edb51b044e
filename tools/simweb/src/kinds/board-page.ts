import { advertText } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { escapeHtml } from '../html/escape.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply } from '../html/reply.ts'
import type { Kind, Opening, Pages, View } from '../model.ts'
import { careersPath } from './careers-page.ts'

/** Properties shared by all kinds with a tracking system. */
export const boardKind = { hasOwnPages: true, tells: 'advert', slots: [2, 8, 24] } as const satisfies Partial<Kind>

/** The company's own pages, with a careers page that links to the board or embeds its widget. */
export function withBoard(view: View, boardUrl: string, widget: string, board: Pages): Pages {
  const { careersLabel, style } = view.site.traits
  const link = `<p><a class="btn" href="${escapeHtml(boardUrl)}">Vedi le posizioni aperte</a></p>`
  const main = `<h1>${careersLabel}</h1><p>Le persone sono la nostra forza.</p>${style < 2 ? link : widget}`
  return {
    ...companyPages(view),
    [careersPath(view)]: () => htmlReply(layoutPage(view, { title: careersLabel, main })),
    ...board,
  }
}

/** A page on the board's host. */
export function boardPage(view: View, title: string, main: string, head = ''): string {
  const name = escapeHtml(view.site.company.short)
  return `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><title>${escapeHtml(title)} - ${name}</title>${head}</head><body><header><p>${name}</p></header><main>${main}</main><footer><p>Privacy</p></footer></body></html>`
}

export function jobPage(view: View, opening: Opening, head = ''): string {
  const facts = `<dl><dt>Sede</dt><dd>${escapeHtml(opening.towns.join(', '))}</dd></dl>`
  const main = `<h1>${escapeHtml(opening.title)}</h1>${opening.towns.length > 0 ? facts : ''}${advertText(view, opening)}`
  return boardPage(view, opening.title, main, head)
}

export function townsOf({ site }: View, { towns }: Opening): readonly string[] {
  return towns.length > 0 ? towns : [site.company.place.municipality.name]
}
