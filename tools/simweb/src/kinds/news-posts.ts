import { dateOf, italianDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { escapeHtml } from '../html/escape.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply } from '../html/reply.ts'
import type { Day, Kind, Opening, Pages, View } from '../model.ts'

type Post = { path: string; title: string; on: Day; body: string }

const postPath = (on: Day, slug: string) => `/${dateOf(on).toISOString().slice(0, 7).replace('-', '/')}/${slug}/`

const advertPath = ({ publishedOn, slug, id }: Opening) => postPath(publishedOn, `cercasi-${slug}-${id}`)

/** News posts that never change. */
export function staticNews({ site }: View): Post[] {
  const town = site.company.place.municipality.name
  const headlines: readonly (readonly [title: string, slug: string])[] = [
    [`Inaugurata la nuova sede di ${town}`, 'nuova-sede'],
    ['Rinnovata la certificazione ISO 9001', 'certificazione-iso-9001'],
    ['Chiusura estiva degli uffici', 'chiusura-estiva'],
  ]
  return headlines.map(([title, slug], index) => ({
    path: postPath(-40 - index * 70 - (site.seed % 30), slug),
    title,
    on: -40 - index * 70 - (site.seed % 30),
    body: `<p>Un passo importante per ${escapeHtml(site.company.short)} e per chi ci segue da anni. Grazie a chi era con noi.</p>`,
  }))
}

export function postPages(view: View, posts: readonly Post[]): Pages {
  const list = posts
    .map(
      ({ path, title, on }) =>
        `<article class="post"><h2><a href="${path}">${escapeHtml(title)}</a></h2><time>${italianDate(on)}</time></article>`,
    )
    .join('\n')
  return {
    '/news/': () => htmlReply(layoutPage(view, { title: 'News', main: `<h1>News</h1>${list}` })),
    ...Object.fromEntries(
      posts.map(({ path, title, on, body }) => [
        path,
        () =>
          htmlReply(
            layoutPage(view, {
              title,
              main: `<article><h1>${escapeHtml(title)}</h1><time>${italianDate(on)}</time>${body}</article>`,
            }),
          ),
      ]),
    ),
  }
}

/** Adverts published as posts among the news. */
export const newsPosts: Kind = {
  name: 'news-posts',
  share: [5, 15, 8],
  slots: [1, 2, 3],
  menu: null,
  hasNews: true,
  hasOwnPages: true,
  tells: 'advert',
  pages: (view) => {
    const adverts = view.openings.map((opening) => ({
      path: advertPath(opening),
      title: `Cercasi ${opening.title}`,
      on: opening.publishedOn,
      body: advertText(view, opening),
    }))
    const posts = [...adverts, ...staticNews(view)].sort((a, b) => b.on - a.on)
    return { ...companyPages(view), ...postPages(view, posts) }
  },
  urlOf: (view, opening) => `${view.origin}${advertPath(opening)}`,
}
