import { expect, it } from 'vitest'
import { join } from './join.ts'
import { htmlAnswer } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://join.com/companies/orologeria'
const job = (number: number, title: string) => ({
  id: number + 9_000_000,
  idParam: `${number}-${title.toLowerCase()}`,
  title,
  city: { cityName: 'Bolzano', countryName: 'Italy' },
  employmentType: { name: 'Full-time' },
  workplaceType: 'ONSITE',
  createdAt: '2026-11-03T08:00:00.000Z',
})
const page = (url: string, items: unknown[], pageCount: number, total: number) =>
  htmlAnswer(
    url,
    `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
      props: {
        pageProps: { initialState: { jobs: { items, pagination: { pageCount, pageSize: 5, rowCount: total } } } },
      },
    })}</script>`,
  )

describeBoard('a join board', {
  system: join,
  address: `${home}/771-orologiaio`,
  list: { page: page(home, [job(771, 'Orologiaio'), job(772, 'Incisore')], 2, 3), titles: ['Orologiaio', 'Incisore'] },
  second: { page: page(`${home}?page=2`, [job(773, 'Lucidatore')], 2, 3), titles: ['Lucidatore'] },
  detail: {
    page: htmlAnswer(
      `${home}/771-orologiaio`,
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'JobPosting',
        title: 'Orologiaio',
        description: '<p>Revisione di movimenti.</p>',
      })}</script><h1>Orologiaio</h1>`,
    ),
    words: 'Revisione di movimenti',
  },
  empty: { page: page(home, [], 0, 0), isKnown: true },
  unknownTenant: { page: htmlAnswer(home, '<h1>404</h1><p>This page could not be found.</p>') },
  changed: { page: htmlAnswer(home, '<script id="__NEXT_DATA__">{"props":{"pageProps":{"jobs":[]}}}</script>') },
  translated: { page: page(home, [job(774, 'Uhrmacher')], 1, 1), titles: ['Uhrmacher'] },
  check: 2,
})

it("a join job's text is in the data of its page, in one piece or in three", () => {
  const linesOf = (text: Record<string, string>) => {
    const data = { props: { pageProps: { initialState: { job: { ...job(771, 'Orologiaio'), ...text } } } } }
    const html = `<h1>Orologiaio</h1><script id="__NEXT_DATA__">${JSON.stringify(data)}</script>`
    const { positions } = join.read(htmlAnswer(`${home}/771-orologiaio`, html), boardAt(join, home))
    expect(positions).toMatchObject([{ reference: '771' }])
    return positions[0]?.sections.map(({ heading, lines }) => [heading, ...lines.map((line) => line.text)])
  }
  expect(linesOf({ description: '## Mansioni\n\n*   Revisione di **movimenti**' })).toEqual([
    ['Mansioni', 'Revisione di movimenti'],
  ])
  expect(linesOf({ intro: 'Bottega storica.', tasks: 'Lucidatura.' })?.flat()).toEqual(
    expect.arrayContaining(['Bottega storica.', 'Lucidatura.']),
  )
})
