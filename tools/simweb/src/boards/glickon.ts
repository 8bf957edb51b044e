import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { keyOf, languageOf } from './board-parts.ts'

const api = '/api/candidate/latest'
const sections = [1, 2] as const
/** Of a company's number, which its sections and challenges begin with. */
const sectionId = ({ site }: View, section: number) => (site.number + 1) * 10 + section
const hashOf = ({ site }: View, { id }: Opening) => `${site.number.toString(16)}g${keyOf(`glickon ${id}`, 10)}`
const sectionOf = ({ slot }: Opening) => sections[slot % sections.length]
const boardUrl = (view: View) => `https://www.glickon.com/${languageOf(view)}/companies/${view.site.label}`
const jobUrl = (view: View, opening: Opening) =>
  `https://www.glickon.com/${languageOf(view)}/challenges/${hashOf(view, opening)}`

const glickonSiteIn = ({ pathname }: URL): number | null => {
  const section = /\/sections\/(\d+)$/.exec(pathname)?.[1]
  if (section !== undefined) return Math.floor(Number(section) / 10) - 1
  const challenge = /\/(?:company_)?challenges\/([0-9a-f]{1,6})g[0-9a-f]{10}$/.exec(pathname)?.[1]
  return challenge === undefined ? null : Number.parseInt(challenge, 16)
}

function challenge(view: View, opening: Opening) {
  return {
    hash: hashOf(view, opening),
    name: opening.title,
    description: advertText(view, opening),
    created_at: dateOf(opening.publishedOn).toISOString(),
  }
}

function apiReply(view: View, path: string): Reply | null {
  if (path === `/companies/${view.site.label}`)
    return jsonReply({
      id: view.site.number,
      name: view.site.company.short,
      slug: view.site.label,
      sections: sections.map((section) => ({ id: sectionId(view, section), name: `Area ${section}` })),
    })
  const section = sections.find((one) => path === `/sections/${sectionId(view, one)}`)
  if (section !== undefined) {
    const challenges = view.openings.filter((opening) => sectionOf(opening) === section)
    return jsonReply({
      id: sectionId(view, section),
      challenges: challenges.map((opening) => challenge(view, opening)),
    })
  }
  const opening = view.openings.find((one) => path === `/company_challenges/${hashOf(view, one)}`)
  return opening === undefined
    ? null
    : jsonReply({ ...challenge(view, opening), location: townsOf(view, opening).join(', ') })
}

const answers: BoardServer = (view, { url }) => {
  if (url.host === 'core.glickon.com')
    return url.pathname.startsWith(api) ? apiReply(view, url.pathname.slice(api.length)) : null
  // Every page for people is the same shell.
  return url.host === 'www.glickon.com'
    ? htmlReply(boardPage(view, 'Glickon', '<div id="app"></div><script src="/assets/app.js"></script>'))
    : null
}

/** https://www.glickon.com/it/companies/<company>: the company's sections, the challenges of each, the place of each. */
export const glickonBoard: Kind = {
  ...boardKind,
  name: 'board-glickon',
  share: [0, 0, 0],
  hosts: [{ name: /^(?:core|www)\.glickon\.com$/, siteIn: glickonSiteIn }],
  pages: (view) => withBoard(view, boardUrl(view), `<p><a href="${boardUrl(view)}">Glickon</a></p>`, {}),
  answers,
  urlOf: jobUrl,
}
