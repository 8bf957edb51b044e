import { boardTroubleOn } from '../board-trouble.ts'
import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import type { Kind, Opening, Pages, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'

export const greenhouseHosts = [{ name: /^(?:boards|job-boards|boards-api)\.greenhouse\.io$/ }]

type Posted = { view: View; opening: Opening }

export const greenhouseJob = (token: string, { id }: Opening) => `https://boards.greenhouse.io/${token}/jobs/${id}`

/** A job board of one or several companies; each job names its employer. */
export function greenhouseBoard(view: View, token: string, posted: readonly Posted[]): Pages {
  const job = ({ view: employer, opening }: Posted) => ({
    id: opening.id,
    internal_job_id: opening.id + 7,
    title: opening.title,
    company_name: employer.site.company.name,
    absolute_url: greenhouseJob(token, opening),
    location: { name: townsOf(employer, opening).join('; ') },
    updated_at: dateOf(opening.changedOn).toISOString(),
    first_published: dateOf(opening.publishedOn).toISOString(),
    requisition_id: opening.reference,
    metadata: opening.scheduleWords === null ? [] : [{ id: 1, name: 'Employment type', value: opening.scheduleWords }],
  })
  // On a day of trouble the list contradicts its own total.
  const shown = boardTroubleOn(view) === 'emptied' ? [] : posted
  const list = (withContent: boolean) => () =>
    jsonReply({
      jobs: shown.map((one) =>
        withContent ? { ...job(one), content: escapeHtml(advertText(one.view, one.opening)) } : job(one),
      ),
      meta: { total: posted.length },
    })
  const listing = `https://boards-api.greenhouse.io/v1/boards/${token}/jobs`
  return {
    [`${listing}?content=true`]: list(true),
    [listing]: list(false),
    [`https://boards.greenhouse.io/${token}`]: () =>
      htmlReply(
        boardPage(
          view,
          'Jobs',
          `<h1>Current openings</h1>${posted.map(({ opening }) => `<div class="opening"><a href="${greenhouseJob(token, opening)}">${escapeHtml(opening.title)}</a></div>`).join('')}`,
        ),
      ),
    ...Object.fromEntries(
      posted.flatMap(({ view: employer, opening }) => [
        [greenhouseJob(token, opening), () => htmlReply(jobPage(employer, opening))],
        [
          `${listing}/${opening.id}`,
          () => jsonReply({ ...job({ view: employer, opening }), content: escapeHtml(advertText(employer, opening)) }),
        ],
      ]),
    ),
  }
}

export const greenhouse: Kind = {
  ...boardKind,
  name: 'greenhouse',
  hosts: greenhouseHosts,
  share: [0, 5, 25],
  maxWorldwide: 200,
  statesTotal: true,
  pages: (view) => {
    const token = view.site.label
    return withBoard(
      view,
      `https://boards.greenhouse.io/${token}`,
      `<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=${token}"></script>`,
      greenhouseBoard(
        view,
        token,
        view.openings.map((opening) => ({ view, opening })),
      ),
    )
  },
  urlOf: (view, opening) => greenhouseJob(view.site.label, opening),
}
