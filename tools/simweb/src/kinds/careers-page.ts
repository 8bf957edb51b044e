import { careersMain } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { careersLink, framed } from '../html/layout.ts'
import { htmlReply } from '../html/reply.ts'
import type { Opening, Pages, View } from '../model.ts'

export function careersPath(view: View): string {
  return careersLink(view)?.[0] ?? '/'
}

export function careersUrl(view: View): string {
  return `${view.origin}${careersPath(view)}`
}

/** The company's pages and one page with all its positions. */
export function withCareersPage(view: View, list: (openings: readonly Opening[]) => string, head = ''): Pages {
  const [path, label] = careersLink(view) ?? ['/', '']
  const main = () => careersMain(view, label, list)
  return { ...companyPages(view), [path]: () => htmlReply(framed(view, { title: label, main: main(), head })) }
}

/** A page for each position, below the list. */
export function detailPath(view: View, { slug, id }: Opening): string {
  return `${careersPath(view).replace(/(?:\.html|\/)$/, '')}/${slug}-${id}/`
}

export function detailPages(view: View, detail: (opening: Opening) => { main: string; head?: string }): Pages {
  return Object.fromEntries(
    view.openings.map((opening) => [
      detailPath(view, opening),
      () => htmlReply(framed(view, { title: opening.title, ...detail(opening) })),
    ]),
  )
}
