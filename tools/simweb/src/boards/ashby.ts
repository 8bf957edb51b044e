import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from '../kinds/board-page.ts'
import { uuidOf } from '../kinds/lever.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'
import { countryName } from './countries.ts'

const boardUrl = ({ site }: View) => `https://jobs.ashbyhq.com/${site.label}`
const jobUrl = (view: View, opening: Opening) => `${boardUrl(view)}/${uuidOf(opening)}`

function job(view: View, opening: Opening) {
  const [location = '', ...secondary] = townsOf(view, opening)
  const address = (town: string) => ({
    postalAddress: { addressRegion: '', addressCountry: countryName(opening.country), addressLocality: town },
  })
  return {
    id: uuidOf(opening),
    title: opening.title,
    department: 'Azienda',
    team: 'Azienda',
    employmentType: opening.schedule === 'part' ? 'PartTime' : 'FullTime',
    location,
    shouldDisplayCompensationOnJobPostings: false,
    secondaryLocations: secondary.map((town) => ({ location: town, address: address(town) })),
    publishedAt: dateOf(opening.publishedOn).toISOString(),
    isListed: true,
    isRemote: false,
    workplaceType: null,
    address: address(location),
    jobUrl: jobUrl(view, opening),
    applyUrl: `${jobUrl(view, opening)}/application`,
    descriptionHtml: advertText(view, opening),
  }
}

function answer(view: View, { url }: BoardRequest): Reply | null {
  if (url.pathname === `/posting-api/job-board/${view.site.label}`)
    return jsonReply({ jobs: view.openings.map((opening) => job(view, opening)), apiVersion: '1' })
  const opening = view.openings.find((one) => url.href === jobUrl(view, one))
  if (opening !== undefined) return htmlReply(jobPage(view, opening))
  return url.href === boardUrl(view)
    ? htmlReply(boardPage(view, 'Jobs', '<div id="root"></div><script>window.__appData={}</script>'))
    : null
}

export const ashbyBoard: Kind = {
  ...boardKind,
  name: 'board-ashby',
  share: [0, 0, 0],
  maxWorldwide: 200,
  hosts: [{ name: /^(?:jobs|api)\.ashbyhq\.com$/ }],
  pages: (view) =>
    withBoard(
      view,
      boardUrl(view),
      `<div id="ashby_embed"></div><script src="${boardUrl(view)}/embed?version=2"></script>`,
      {},
    ),
  answers: answer,
  urlOf: jobUrl,
}
