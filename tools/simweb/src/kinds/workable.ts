import { isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import type { Kind, Opening, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'

const shortcode = ({ id }: Opening) => id.toString(36).toUpperCase().padStart(10, 'A')
const boardUrl = ({ site }: View) => `https://apply.workable.com/${site.label}/`
const jobUrl = (view: View, opening: Opening) => `${boardUrl(view)}j/${shortcode(opening)}/`

/** A job in several towns has a row for each. */
function job(view: View, opening: Opening, town: string) {
  return {
    title: opening.title,
    shortcode: shortcode(opening),
    code: opening.reference,
    employment_type: opening.scheduleWords ?? '',
    telecommuting: false,
    url: jobUrl(view, opening),
    shortlink: jobUrl(view, opening),
    application_url: `${jobUrl(view, opening)}apply/`,
    published_on: isoDate(opening.publishedOn),
    created_at: isoDate(opening.publishedOn),
    country: 'Italy',
    city: town,
    locations: [{ country: 'Italy', countryCode: 'IT', city: town, hidden: false }],
    description: advertText(view, opening),
  }
}

export const workable: Kind = {
  ...boardKind,
  name: 'workable',
  hosts: [{ name: /^(?:apply|www)\.workable\.com$/ }],
  share: [0, 6, 14],
  pages: (view) => {
    const board = boardUrl(view)
    return withBoard(
      view,
      board,
      `<div id="whr_embed_hook"></div><script>whr_embed('${view.site.label}', {detail: 'titles', base: 'jobs'});</script>`,
      {
        [`https://apply.workable.com/api/v1/widget/accounts/${view.site.label}?details=true`]: () =>
          jsonReply({
            name: view.site.company.short,
            description: null,
            jobs: view.openings.flatMap((one) => townsOf(view, one).map((town) => job(view, one, town))),
          }),
        [board]: () => htmlReply(boardPage(view, 'Jobs', '<div id="app"></div><script src="/static/app.js"></script>')),
        ...Object.fromEntries(view.openings.map((one) => [jobUrl(view, one), () => htmlReply(jobPage(view, one))])),
      },
    )
  },
  urlOf: jobUrl,
}
