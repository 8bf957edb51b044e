import { expect, it } from 'vitest'
import type { Page } from '../page.ts'
import { htmlAnswer, jsonAnswer, xmlAnswer } from './testing/answers.ts'
import { recogniseBoard } from './tracking-systems.ts'

const title = 'Sorter'
const city = 'Rome'
const country = 'United States'

const answers: [address: string, answer: Page][] = [
  [
    'https://jobs.ashbyhq.com/vetro',
    jsonAnswer('https://api.ashbyhq.com/posting-api/job-board/vetro', {
      jobs: [{ id: 'a', title, address: { postalAddress: { addressLocality: city, addressCountry: country } } }],
    }),
  ],
  [
    'https://vetro.bamboohr.com/careers',
    jsonAnswer('https://vetro.bamboohr.com/careers/list', {
      result: [{ id: '1', jobOpeningName: title, atsLocation: { city, country } }],
    }),
  ],
  [
    'https://vetro.breezy.hr/',
    jsonAnswer('https://vetro.breezy.hr/json', [
      { name: title, friendly_id: '0a1b2c3d4e5f-x', location: { city, country: { name: country, id: 'US' } } },
    ]),
  ],
  [
    'https://vetro.csod.com/ux/ats/careersite/4/home?c=vetro',
    jsonAnswer('https://eu.api.csod.com/rec-job-search/external/jobs', {
      status: 'Success',
      data: {
        totalCount: 1,
        requisitions: [{ requisitionId: 7, displayJobTitle: title, locations: [{ city, country }] }],
      },
    }),
  ],
  [
    'https://join.com/companies/vetro',
    htmlAnswer(
      'https://join.com/companies/vetro',
      `<script id="__NEXT_DATA__">{"props":{"pageProps":{"initialState":{"jobs":{"items":[{"title":"${title}","idParam":"7-x","city":{"cityName":"${city}","countryName":"${country}"}}],"pagination":{"pageCount":1,"total":1}}}}}}</script>`,
    ),
  ],
  [
    'https://jobs.lever.co/vetro',
    jsonAnswer('https://api.lever.co/v0/postings/vetro?mode=json', [
      { id: 'a', text: title, categories: { location: city, allLocations: [city] }, country },
    ]),
  ],
  [
    'https://jobs.vetro.example/it/it/search-results',
    htmlAnswer(
      'https://jobs.vetro.example/it/it/search-results',
      `<script>phApp.ddo = {"eagerLoadRefineSearch":{"totalHits":1,"data":{"jobs":[{"jobId":"R-7","title":"${title}","city":"${city}","country":"${country}"}]}}};</script>`,
    ),
  ],
  [
    'https://vetro.recruitee.com/',
    jsonAnswer('https://vetro.recruitee.com/api/offers/', {
      offers: [{ id: 1, title, slug: 'x', locations: [{ city, country }] }],
    }),
  ],
  [
    'https://careers.smartrecruiters.com/Vetro',
    jsonAnswer('https://api.smartrecruiters.com/v1/companies/Vetro/postings?limit=100', {
      totalFound: 1,
      offset: 0,
      content: [{ id: '1', name: title, company: { identifier: 'Vetro' }, location: { city, country } }],
    }),
  ],
  [
    'https://vetro.talentclue.com/it/node/7001/1',
    htmlAnswer(
      'https://vetro.talentclue.com/it/node/7001/1',
      `<main><h1>${title}</h1><p class="job-summary__text">Ubicación: ${city} (${country})</p><p>Sorting of glass, by hand and by machine, in two shifts.</p></main>`,
    ),
  ],
  [
    'https://vetro.teamtailor.com/',
    jsonAnswer('https://vetro.teamtailor.com/jobs.json', {
      items: [
        {
          id: 'a',
          url: 'https://vetro.teamtailor.com/jobs/1-x',
          title,
          _jobposting: {
            title,
            jobLocation: [
              { address: { addressLocality: city, addressCountry: { '@type': 'Country', name: country } } },
            ],
          },
        },
      ],
    }),
  ],
  [
    'https://vetro.teamtailor.com/',
    xmlAnswer(
      'https://vetro.teamtailor.com/jobs.rss',
      `<rss><channel><item><title>${title}</title><link>https://vetro.teamtailor.com/jobs/1-x</link><tt:locations><tt:location><tt:city>${city}</tt:city><tt:country>${country}</tt:country></tt:location></tt:locations></item></channel></rss>`,
    ),
  ],
  [
    'https://apply.workable.com/vetro/',
    jsonAnswer('https://apply.workable.com/api/v1/widget/accounts/vetro?details=true', {
      jobs: [{ title, shortcode: 'AB12CD34EF', locations: [{ city, country, hidden: false }] }],
    }),
  ],
  [
    'https://vetro.zohorecruit.eu/jobs/Careers',
    jsonAnswer('https://vetro.zohorecruit.eu/recruit/v2/public/Job_Openings', {
      data: [{ id: '441000007', Posting_Title: title, City: city, Country: country }],
    }),
  ],
  [
    'https://www.vetro.example/indeed.xml',
    xmlAnswer(
      'https://www.vetro.example/indeed.xml',
      `<source><job><title>${title}</title><url>https://www.vetro.example/7</url><city>${city}</city><country>${country}</country></job></source>`,
    ),
  ],
]

it.each(answers)('a job of %s keeps the country that its answer states beside the town', (address, answer) => {
  const found = recogniseBoard(new URL(address))
  const [position] = found?.system.read(answer, found.board).positions ?? []
  expect(position?.hints.place).toEqual([{ text: city, url: answer.url, country }])
})
