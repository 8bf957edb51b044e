import { dateOf } from '../days.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, countIn, keyOf, languageOf, openingWith, scriptJson } from './board-parts.ts'

const pageSize = 5
const languageIds: Readonly<Record<BoardLanguage, number>> = { de: 1, it: 2, en: 5 }

const boardUrl = ({ site }: View) => `https://join.com/companies/${site.label}`
const idParam = ({ id, slug }: Opening) => `${id}-${slug}`
const jobUrl = (view: View, opening: Opening) => `${boardUrl(view)}/${idParam(opening)}`

const workplaces = { yes: 'REMOTE', hybrid: 'HYBRID', no: 'ONSITE' } as const

const employmentType = ({ contract, schedule }: Opening) =>
  contract === 'internship'
    ? { id: 4, name: 'Internship' }
    : contract === 'apprenticeship'
      ? { id: 8, name: 'Apprenticeship' }
      : schedule === 'part'
        ? { id: 9, name: 'Part-time' }
        : { id: 6, name: 'Employee' }

const listed = (view: View, opening: Opening) => ({
  id: opening.id,
  idParam: idParam(opening),
  title: opening.title,
  createdAt: dateOf(opening.publishedOn).toISOString(),
  salaryFrequency: 'PER_YEAR',
  languageId: languageIds[languageOf(view)],
  settings: { showSalary: false },
  workplaceType: opening.smartWorking === null ? null : workplaces[opening.smartWorking],
  category: { id: 360, name: view.site.company.sector },
  employmentType: employmentType(opening),
  country: { id: 108, iso3166: 'IT', name: 'Italy' },
  city: {
    id: keyOf(townsOf(view, opening)[0] ?? '', 12),
    countryCode: 'it',
    cityName: townsOf(view, opening)[0],
    countryName: 'Italy',
    regionName: '',
  },
})

/** Texts are Markdown. */
const markdown = ({ parts }: Opening) =>
  parts
    .map(({ label, text, items }) =>
      items.length > 1 ? `## ${label}\n\n${items.map((item) => `*   ${item}`).join('\n')}` : `**${label}:** ${text}`,
    )
    .join('\n\n')

function nextPage(view: View, title: string, state: Readonly<Record<string, unknown>>, main: string): Reply {
  const { company, label, number } = view.site
  const data = {
    props: {
      pageProps: {
        initialState: {
          company: {
            id: 20_000 + number,
            name: company.short,
            domain: label,
            isPublic: true,
            preference: { isSpontaneousApplicationEnabled: false },
          },
          ...state,
        },
      },
    },
    page: '/companies/[companyDomain]',
    buildId: keyOf('build', 21),
  }
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><div id="__next">${main}</div><script id="__NEXT_DATA__" type="application/json">${scriptJson(data)}</script></body></html>`,
  )
}

function listPage(view: View, page: number): Reply {
  const { shown, total } = listedPage(view, (page - 1) * pageSize, pageSize)
  const pageCount = Math.ceil(total / pageSize)
  const links = shown.map((opening) => `<a href="${jobUrl(view, opening)}"><h3>${escapeHtml(opening.title)}</h3></a>`)
  const pages = Array.from(
    { length: pageCount },
    (_, index) => `<a href="${boardUrl(view)}?page=${index + 1}">${index + 1}</a>`,
  )
  return nextPage(
    view,
    `Jobs at ${view.site.company.short}`,
    {
      jobs: {
        items: shown.map((opening) => listed(view, opening)),
        pagination: { page, pageSize, pageCount, rowCount: total },
      },
    },
    `${links.join('')}<nav>${pages.join('')}</nav>`,
  )
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== 'join.com' || !url.pathname.startsWith(`/companies/${view.site.label}`)) return null
  const rest = url.pathname.slice(`/companies/${view.site.label}`.length)
  if (rest === '' || rest === '/') return listPage(view, countIn(url.searchParams.get('page'), 1) || 1)
  const opening = openingWith(view, /^\/(\d+)-/.exec(rest)?.[1])
  if (opening === undefined) return null
  const job = { ...listed(view, opening), description: markdown(opening), status: 'ONLINE' }
  return nextPage(view, opening.title, { job }, `<h1>${escapeHtml(opening.title)}</h1>`)
}

/** https://join.com/companies/<company>: five at a time in the page's state. */
export const joinBoard: Kind = {
  ...boardKind,
  name: 'board-join',
  share: [0, 0, 0],
  statesTotal: true,
  hosts: [{ name: /^join\.com$/ }],
  pages: (view) => withBoard(view, boardUrl(view), `<p><a href="${boardUrl(view)}">JOIN</a></p>`, {}),
  answers,
  urlOf: jobUrl,
}
