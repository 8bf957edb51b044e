import { careersMain } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { careersLink, layoutPage } from '../html/layout.ts'
import { htmlReply } from '../html/reply.ts'
import type { Opening, Pages, View } from '../model.ts'

export function careersPath(view: View): string {
  return careersLink(view)?.[0] ?? '/'
}

export function careersUrl(view: View): string {
  return `${view.origin}${careersPath(view)}`
}

/** The company's pages and one page with all positions. */
export function withCareersPage(view: View, list: (openings: readonly Opening[]) => string, head = ''): Pages {
  const [path, label] = careersLink(view) ?? ['/', '']
  const main = () => careersMain(view, label, list)
  return { ...companyPages(view), [path]: () => htmlReply(layoutPage(view, { title: label, main: main(), head })) }
}

/** The path of a position's own page, below the list's path. */
export function detailPath(view: View, { slug, id }: Opening): string {
  return `${careersPath(view).replace(/(?:\.html|\/)$/, '')}/${slug}-${id}/`
}

export function detailPages(view: View, detail: (opening: Opening) => { main: string; head?: string }): Pages {
  return Object.fromEntries(
    view.openings.map((opening) => [
      detailPath(view, opening),
      () => htmlReply(layoutPage(view, { title: opening.title, ...detail(opening) })),
    ]),
  )
}
