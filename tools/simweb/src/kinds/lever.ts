import { dateOf } from '../days.ts'
import { hash32 } from '../hash.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import type { Kind, Opening, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'

export function uuidOf({ id }: Opening): string {
  const hex = [1, 2, 3, 4]
    .map((salt) =>
      hash32(id * 5 + salt)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const jobUrl = ({ site }: View, opening: Opening) => `https://jobs.lever.co/${site.label}/${uuidOf(opening)}`

function posting(view: View, opening: Opening) {
  const [work, ...lists] = opening.parts
  return {
    id: uuidOf(opening),
    text: opening.title,
    categories: {
      location: townsOf(view, opening)[0],
      allLocations: townsOf(view, opening),
      ...(opening.contractWords === null ? {} : { commitment: opening.contractWords }),
    },
    createdAt: dateOf(opening.publishedOn).getTime(),
    description: work === undefined ? '' : `<div>${escapeHtml(`${work.label}: ${work.text}`)}</div>`,
    lists: lists.map(({ label, items }) => ({
      text: label,
      content: items.map((item) => `<li>${escapeHtml(item)}</li>`).join(''),
    })),
    hostedUrl: jobUrl(view, opening),
    applyUrl: `${jobUrl(view, opening)}/apply`,
    workplaceType: 'unspecified',
  }
}

export const lever: Kind = {
  ...boardKind,
  name: 'lever',
  hosts: [{ name: /^(?:jobs|api)\.lever\.co$/ }],
  share: [0, 4, 15],
  maxWorldwide: 200,
  pages: (view) => {
    const board = `https://jobs.lever.co/${view.site.label}`
    return withBoard(
      view,
      board,
      `<div id="lever-jobs-container"></div><script>window.leverJobsOptions={accountName:'${view.site.label}',includeCss:true};</script>`,
      {
        [`https://api.lever.co/v0/postings/${view.site.label}?mode=json`]: () =>
          jsonReply(view.openings.map((opening) => posting(view, opening))),
        [board]: () =>
          htmlReply(
            boardPage(
              view,
              'Jobs',
              view.openings
                .map(
                  (one) =>
                    `<div class="posting"><a href="${jobUrl(view, one)}"><h5>${escapeHtml(one.title)}</h5></a></div>`,
                )
                .join(''),
            ),
          ),
        ...Object.fromEntries(view.openings.map((one) => [jobUrl(view, one), () => htmlReply(jobPage(view, one))])),
      },
    )
  },
  urlOf: jobUrl,
}
