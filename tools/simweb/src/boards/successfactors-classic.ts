import { italianDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, xmlReply } from '../html/reply.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'

const boardUrl = ({ site }: View) => `https://career5.successfactors.eu/career?company=${site.label}`
const jobUrl = (view: View, { id }: Opening) =>
  `${boardUrl(view)}&career_ns=job_listing&navBarLevel=JOB_SEARCH&career_job_req_id=${id}`

/** Which numbered field says what is each company's own choice. */
function job(view: View, opening: Opening): string {
  const first = 1 + (view.site.seed % 5)
  const place = escapeHtml(townsOf(view, opening).join(', '))
  return `<Job><JobTitle>${escapeHtml(opening.title)}</JobTitle><ReqId>${opening.id}</ReqId><Posted-Date>${italianDate(opening.publishedOn)}</Posted-Date><Job-Description><![CDATA[${advertText(view, opening)}]]></Job-Description><Location>[[location]]</Location><filter${first}><label>Sede di lavoro</label><value>${place}</value></filter${first}><filter${first + 1}><label>Area</label><value>[[filter${first + 1}]]</value></filter${first + 1}></Job>`
}

function answer(view: View, { url }: BoardRequest): Reply | null {
  if (url.pathname !== '/career') return null
  if (url.searchParams.get('resultType') === 'XML')
    return xmlReply(
      `<?xml version="1.0" encoding="UTF-8"?><Job-Listing>${view.openings.map((one) => job(view, one)).join('\n')}</Job-Listing>`,
    )
  const opening = view.openings.find(({ id }) => url.searchParams.get('career_job_req_id') === String(id))
  return htmlReply(
    opening === undefined
      ? boardPage(view, 'Careers', '<div id="careerSite"></div><script>juic.fire("career")</script>')
      : jobPage(view, opening),
  )
}

/** The older pages on SuccessFactors' own hosts; a script draws their list, which is public as XML too. */
export const successfactorsClassicBoard: Kind = {
  ...boardKind,
  name: 'board-successfactors-classic',
  share: [0, 0, 0],
  slots: [3, 8, 24],
  hosts: [{ name: /^career5\.successfactors\.eu$/ }],
  pages: (view) =>
    withBoard(view, boardUrl(view), `<p><a href="${boardUrl(view)}&amp;lang=it_IT">Posizioni aperte</a></p>`, {}),
  answers: answer,
  urlOf: jobUrl,
}
