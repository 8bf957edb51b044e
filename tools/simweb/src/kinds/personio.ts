import { dateOf } from '../days.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, xmlReply } from '../html/reply.ts'
import type { Kind, Opening, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'

const boardUrl = ({ site }: View) => `https://${site.label}.jobs.personio.com/`
const jobUrl = (view: View, { id }: Opening) => `${boardUrl(view)}job/${id}`

function position(view: View, opening: Opening, isTranslated: boolean): string {
  const [office = '', ...more] = townsOf(view, opening)
  const texts = (isTranslated ? opening.parts : []).map(
    ({ label, items }) =>
      `<jobDescription><name>${escapeHtml(label)}</name><value><![CDATA[<ul>${items.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>]]></value></jobDescription>`,
  )
  const schedule =
    opening.schedule === null ? '' : `<schedule>${opening.schedule === 'part' ? 'part-time' : 'full-time'}</schedule>`
  return `<position><id>${opening.id}</id><office>${escapeHtml(office)}</office>${more.length > 0 ? `<additionalOffices>${more.map((town) => `<office>${escapeHtml(town)}</office>`).join('')}</additionalOffices>` : ''}<name>${escapeHtml(opening.title)}</name><jobDescriptions>${texts.join('')}</jobDescriptions>${schedule}<createdAt>${dateOf(opening.publishedOn).toISOString()}</createdAt></position>`
}

/** The languages in which the adverts of some companies have a title and no text. */
const untranslatedOf = ({ site }: View) => (site.seed % 4 === 0 ? ['it'] : site.seed % 4 === 1 ? ['it', ''] : [])
/** The language that some companies do not publish: its feed is empty. */
const unpublishedOf = ({ site }: View) => (site.seed % 4 === 2 ? 'it' : null)

export const personio: Kind = {
  ...boardKind,
  name: 'personio',
  hosts: [{ name: /^[a-z0-9-]+\.jobs\.personio\.com$/ }],
  share: [0, 6, 18],
  pages: (view) => {
    const board = boardUrl(view)
    const xml =
      (language = '') =>
      () => {
        const isTranslated = !untranslatedOf(view).includes(language)
        const positions = view.openings.map((one) => position(view, one, isTranslated))
        return xmlReply(
          `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${language === unpublishedOf(view) ? '' : positions.join('')}</workzag-jobs>`,
        )
      }
    return withBoard(view, board, `<iframe src="${board}?language=it" width="100%" height="800"></iframe>`, {
      [`${board}xml?language=it`]: xml('it'),
      [`${board}xml?language=en`]: xml('en'),
      [`${board}xml`]: xml(),
      ...Object.fromEntries(
        ['', '?language=it'].map((query) => [
          `${board}${query}`,
          () =>
            htmlReply(
              boardPage(
                view,
                'Jobs',
                view.openings.map((one) => `<a href="/job/${one.id}"><h3>${escapeHtml(one.title)}</h3></a>`).join(''),
              ),
            ),
        ]),
      ),
      ...Object.fromEntries(view.openings.map((one) => [jobUrl(view, one), () => htmlReply(jobPage(view, one))])),
    })
  },
  urlOf: jobUrl,
}
