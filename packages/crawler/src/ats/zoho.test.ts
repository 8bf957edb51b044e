import { expect, it } from 'vitest'
import { htmlAnswer, jsonAnswer, xmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'
import { zoho } from './zoho.ts'

const home = 'https://pastificio.zohorecruit.eu/jobs/Careers'
const call =
  'https://pastificio.zohorecruit.eu/recruit/v2/public/Job_Openings?pagename=Careers&source=CareerSite&extra_fields=%5B%22Job_Description%22%2C%22Remote_Job%22%2C%22State%22%2C%22Salary%22%5D'
const job = (id: string, title: string) => ({
  id,
  Posting_Title: title,
  City: 'Gragnano',
  Job_Type: 'Full time',
  Remote_Job: false,
  Date_Opened: '2026-11-03',
  Job_Description: 'Conduzione della trafila.',
  $url: `${home}/${id}/${title}?source=CareerSite`,
  Publish: true,
})

describeBoard('a zoho board', {
  system: zoho,
  address: `${home}/4410000012345/Pastaio`,
  list: {
    page: jsonAnswer(call, { data: [job('4410000012345', 'Pastaio'), job('4410000012346', 'Mugnaio')] }),
    titles: ['Pastaio', 'Mugnaio'],
  },
  second: null,
  detail: {
    page: htmlAnswer(`${home}/4410000012345/Pastaio`, '<h1>Pastaio</h1><p>Conduzione della trafila.</p>'),
    words: 'Conduzione della trafila',
  },
  empty: { page: jsonAnswer(call, { data: [] }), isKnown: true },
  unknownTenant: {
    page: xmlAnswer(`${home}/rss`, '<rss><channel><title>The joblist has been removed</title></channel></rss>'),
  },
  changed: { page: jsonAnswer(call, { Job_Openings: [job('4410000012345', 'Pastaio')] }) },
  translated: { page: jsonAnswer(call, { data: [job('4410000012347', 'Pasta maker')] }), titles: ['Pasta maker'] },
})

const board = boardAt(zoho, home)

it("a zoho board's feed gives titles, and leads to each job's page", () => {
  const feed = `<rss><channel><item><title>Pastaio</title><link>${home}/4410000012345/Pastaio</link><pubDate>Tue, 03 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`
  expect(zoho.read(xmlAnswer(`${home}/rss`, feed), board)).toMatchObject({
    positions: [{ reference: '4410000012345' }],
    next: [{ url: `${home}/4410000012345/Pastaio` }],
    isComplete: true,
  })
})

it('a zoho answer as long as the call allows is not known to be all', () => {
  const many = Array.from({ length: 200 }, (_, index) => job(`44100000${10_000 + index}`, `Pastaio ${index}`))
  expect(zoho.read(jsonAnswer(call, { data: many }), board).isComplete).toBe(false)
})

it('a zoho job that is not published is not listed', () => {
  const answer = { data: [job('4410000012345', 'Pastaio'), { ...job('4410000012346', 'Mugnaio'), Publish: false }] }
  expect(zoho.read(jsonAnswer(call, answer), board).positions).toHaveLength(1)
})

it('a zoho page holds its jobs for a script, and leads to the page of each', () => {
  const listed = { ...job('4410000012345', 'Pastaio & mugnaio'), $url: undefined }
  const records = [listed, { ...job('4410000012346', 'Mugnaio'), Is_Locked: true }]
  const value = JSON.stringify(records).replaceAll('&', '&amp;').replaceAll('"', '&#34;')
  const read = zoho.read(htmlAnswer(home, `<input type="hidden" value="${value}" id="jobs"><div></div>`), board)
  const url = `${home}/4410000012345/Pastaio-mugnaio?source=CareerSite`
  expect(read).toMatchObject({ isComplete: true, next: [{ url }], positions: [{ reference: '4410000012345', url }] })
  expect(zoho.read(htmlAnswer(home, '<input type="hidden" value="[]" id="jobs">'), board)).toEqual({
    positions: [],
    next: [],
    isComplete: true,
  })
})

it("a zoho job's page holds its text as a script's, signs escaped", () => {
  const record = JSON.stringify([job('4410000012345', "Pastaio all'uovo")])
  const written = record.replace(/["'<>]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`)
  const page = (script: string) => htmlAnswer(`${home}/4410000012345/Pastaio`, `<script>${script}</script>`)
  expect(zoho.read(page(`var jobs = JSON.parse('${written}');`), board)).toMatchObject({
    isComplete: true,
    positions: [
      { title: { text: "Pastaio all'uovo" }, sections: [{ lines: [{ text: 'Conduzione della trafila.' }] }] },
    ],
  })
  expect(zoho.read(page(`var jobs = JSON.parse('${written}`), board).positions).toEqual([])
})
