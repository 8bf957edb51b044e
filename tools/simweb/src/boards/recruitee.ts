import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'
import { countryName } from './countries.ts'

const boardUrl = ({ site }: View) => `https://${site.label}.recruitee.com/`
const slugOf = ({ slug, id }: Opening) => `${slug}-${id}`
const jobUrl = (view: View, opening: Opening) => `${boardUrl(view)}o/${slugOf(opening)}`
/** `2026-08-05 09:41:37 UTC` */
const stamp = (day: number) => dateOf(day).toISOString().replace('T', ' ').replace(/\..*$/, ' UTC')

function offer(view: View, opening: Opening) {
  const [city = '', ...more] = townsOf(view, opening)
  const texts = { title: opening.title, description: advertText(view, opening), requirements: '', highlight: null }
  return {
    id: opening.id,
    slug: slugOf(opening),
    status: 'published',
    kind: 'job',
    position: opening.slot,
    employment_type_code: opening.schedule === 'part' ? 'parttime' : 'fulltime',
    created_at: stamp(opening.opensOn),
    published_at: stamp(opening.publishedOn),
    close_at: null,
    careers_url: jobUrl(view, opening),
    careers_apply_url: `${jobUrl(view, opening)}/c/new`,
    company_name: view.site.company.name,
    city,
    country_code: opening.country,
    country: countryName(opening.country),
    locations: [city, ...more].map((name, index) => ({ id: index + 1, name, city: name, country: 'Italy' })),
    remote: false,
    hybrid: false,
    on_site: true,
    translations: { it: texts },
    ...texts,
  }
}

/** A pool of candidates is listed among the offers. */
const pool = (view: View) => ({
  ...offer(view, { ...(view.openings[0] as Opening), id: 1, title: 'Candidatura spontanea', slug: 'candidatura' }),
  kind: 'talent_pool',
})

function answer(view: View, { url }: BoardRequest): Reply | null {
  if (/^\/api\/offers\/?$/.test(url.pathname)) {
    const offers = view.openings.map((opening) => offer(view, opening))
    return jsonReply({ offers: offers.length > 0 && view.site.seed % 3 === 0 ? [...offers, pool(view)] : offers })
  }
  const opening = view.openings.find((one) => url.href === jobUrl(view, one))
  if (opening !== undefined) return htmlReply(jobPage(view, opening))
  return url.href === boardUrl(view) ? htmlReply(boardPage(view, 'Jobs', '<div id="app"></div>')) : null
}

export const recruiteeBoard: Kind = {
  ...boardKind,
  name: 'board-recruitee',
  share: [0, 0, 0],
  hosts: [{ name: /^[a-z0-9-]+\.recruitee\.com$/ }],
  pages: (view) =>
    withBoard(
      view,
      boardUrl(view),
      `<div id="rt-widget"></div><script>var rt = RTWidget({ "companies": ["${view.site.label}"], "language": "it" })</script>`,
      {},
    ),
  answers: answer,
  urlOf: jobUrl,
}
