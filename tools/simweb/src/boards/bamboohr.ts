import { isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'

const boardUrl = ({ site }: View) => `https://${site.label}.bamboohr.com/careers`
const jobUrl = (view: View, { id }: Opening) => `${boardUrl(view)}/${id}`

function entry(view: View, opening: Opening) {
  const [city = ''] = townsOf(view, opening)
  return {
    id: String(opening.id),
    jobOpeningName: opening.title,
    departmentId: '18244',
    departmentLabel: 'Azienda',
    employmentStatusLabel: opening.contractWords ?? '',
    employmentType: null,
    location: { city, state: view.site.company.place.municipality.province },
    atsLocation: { country: null, state: null, province: null, city: null },
    isRemote: null,
    locationType: '0',
  }
}

function detail(view: View, opening: Opening): Reply {
  return jsonReply({
    meta: {},
    result: {
      jobOpening: {
        ...entry(view, opening),
        jobOpeningShareUrl: jobUrl(view, opening),
        jobOpeningStatus: 'Open',
        description: advertText(view, opening),
        compensation: null,
        datePosted: isoDate(opening.publishedOn),
        minimumExperience: null,
      },
      formFields: {},
    },
  })
}

function answer(view: View, { url }: BoardRequest): Reply | null {
  if (url.pathname === '/careers/list') {
    const { shown, total } = listedPage(view, 0, Number.POSITIVE_INFINITY)
    return jsonReply({ meta: { totalCount: total }, result: shown.map((opening) => entry(view, opening)) })
  }
  const opening = view.openings.find(({ id }) => url.pathname.startsWith(`/careers/${id}`))
  if (opening !== undefined && url.pathname.endsWith('/detail')) return detail(view, opening)
  // The careers page and those of its jobs are the same shell.
  return opening !== undefined || url.pathname === '/careers'
    ? htmlReply(boardPage(view, 'Careers', '<div id="js-careers-root"></div><script src="/js/careers.js"></script>'))
    : null
}

export const bamboohrBoard: Kind = {
  ...boardKind,
  name: 'board-bamboohr',
  share: [0, 0, 0],
  statesTotal: true,
  hosts: [{ name: /^[a-z0-9-]+\.bamboohr\.com$/ }],
  pages: (view) =>
    withBoard(
      view,
      boardUrl(view),
      `<div id="BambooHR" data-domain="${view.site.label}.bamboohr.com" data-version="1.0.0"></div>`,
      {},
    ),
  answers: answer,
  urlOf: jobUrl,
}
