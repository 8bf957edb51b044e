import type { Page } from '../../page.ts'
import { htmlAnswer, jsonAnswer, xmlAnswer } from './answers.ts'

export type Sample = { address: string; answer: Page }

const text = '<h3>Requisiti</h3><ul><li>Esperienza di 2 anni</li></ul>'
const card = (href: string) =>
  `<ul><li class="job"><a href="${href}"><h3>Tornitore</h3></a><span class="location">Brescia</span></li></ul>`
const page = '<main><h1>Tornitore</h1><dl><dt>Sede</dt><dd>Brescia</dd></dl><p>Tornitura di precisione.</p></main>'

/** For each system the address of a board, and an answer with one job: a list's and, where there is one, a detail's. */
export const sampleBoards: Sample[] = [
  {
    address: 'https://boards.greenhouse.io/rossi',
    answer: jsonAnswer('https://boards-api.greenhouse.io/v1/boards/rossi/jobs?content=true', {
      jobs: [
        {
          id: 1,
          title: 'Tornitore',
          location: { name: 'Brescia; Bergamo' },
          metadata: [{ name: 'Contract', value: 'x' }],
          content: text,
        },
      ],
      meta: { total: 1 },
    }),
  },
  {
    address: 'https://boards.greenhouse.io/rossi',
    answer: jsonAnswer('https://boards-api.greenhouse.io/v1/boards/rossi/jobs/1', {
      id: 1,
      title: 'Tornitore',
      absolute_url: 'https://boards.greenhouse.io/rossi/jobs/1',
      offices: [{ name: 'Brescia' }],
      content: text,
    }),
  },
  {
    address: 'https://jobs.eu.lever.co/rossi',
    answer: jsonAnswer('https://api.eu.lever.co/v0/postings/rossi?mode=json', [
      {
        id: 'a',
        text: 'Tornitore',
        categories: { allLocations: ['Brescia'], commitment: 'Full-time' },
        createdAt: 1793000000000,
        lists: [{ text: 'Requisiti', content: '<li>x</li>' }],
      },
    ]),
  },
  {
    address: 'https://apply.workable.com/rossi/',
    answer: jsonAnswer('https://apply.workable.com/api/v1/widget/accounts/rossi?details=true', {
      jobs: [
        {
          title: 'Tornitore',
          shortcode: 'AB12CD34EF',
          telecommuting: true,
          locations: [{ city: 'Brescia', hidden: false }],
          description: text,
        },
      ],
    }),
  },
  {
    address: 'https://apply.workable.com/rossi/',
    answer: jsonAnswer('https://apply.workable.com/api/v3/accounts/rossi/jobs', {
      total: 11,
      results: [{ title: 'Tornitore', shortcode: 'AB12CD34EF', remote: true, location: { city: 'Brescia' } }],
      nextPage: 'x',
    }),
  },
  {
    address: 'https://rossi.teamtailor.com/',
    answer: jsonAnswer('https://rossi.teamtailor.com/jobs.json', {
      items: [
        {
          id: 'a',
          url: 'https://rossi.teamtailor.com/jobs/1-x',
          title: 'Tornitore',
          _jobposting: {
            title: 'Tornitore',
            description: text,
            employmentType: ['FULL_TIME'],
            jobLocation: [{ address: { addressLocality: 'Brescia' } }],
          },
        },
      ],
      next_url: 'https://rossi.teamtailor.com/jobs.json?page=2',
    }),
  },
  {
    address: 'https://rossi.teamtailor.com/',
    answer: xmlAnswer(
      'https://rossi.teamtailor.com/jobs.rss',
      '<rss><channel><item><title>Tornitore</title><link>https://rossi.teamtailor.com/jobs/1-x</link>' +
        '<remoteStatus>hybrid</remoteStatus><tt:locations><tt:location><tt:city>Brescia</tt:city></tt:location></tt:locations>' +
        '<description>&lt;p&gt;Testo&lt;/p&gt;</description></item></channel></rss>',
    ),
  },
  {
    address: 'https://rossi.jobs.personio.com/',
    answer: xmlAnswer(
      'https://rossi.jobs.personio.com/xml?language=it',
      '<workzag-jobs><position><id>1</id><name>Tornitore</name><office>Brescia</office>' +
        '<additionalOffices><office>Bergamo</office></additionalOffices><jobDescriptions><jobDescription><name>Profilo</name>' +
        `<value><![CDATA[${text}]]></value></jobDescription></jobDescriptions></position></workzag-jobs>`,
    ),
  },
  {
    address: 'https://rossi.jobs.personio.com/',
    answer: jsonAnswer('https://rossi.jobs.personio.com/search.json', [
      { id: 1, name: 'Tornitore', office: 'Brescia', offices: ['Bergamo'], schedule: 'full-time', description: text },
    ]),
  },
  {
    address: 'https://careers.smartrecruiters.com/Rossi',
    answer: jsonAnswer('https://api.smartrecruiters.com/v1/companies/Rossi/postings?limit=100', {
      totalFound: 3,
      offset: 0,
      content: [
        {
          id: '1',
          name: 'Tornitore',
          location: { city: 'Brescia', hybrid: true },
          typeOfEmployment: { label: 'Full-time' },
          customField: [{ fieldLabel: 'Contract', valueLabel: 'x' }],
        },
      ],
    }),
  },
  {
    address: 'https://careers.smartrecruiters.com/Rossi',
    answer: jsonAnswer('https://api.smartrecruiters.com/v1/companies/Rossi/postings/1', {
      id: '1',
      name: 'Tornitore',
      active: false,
      jobAd: { sections: { jobDescription: { title: 'Lavoro', text } } },
    }),
  },
  {
    address: 'https://rossi.recruitee.com/',
    answer: jsonAnswer('https://rossi.recruitee.com/api/offers/', {
      offers: [
        {
          id: 1,
          slug: 'x',
          title: 'Tornitore',
          status: 'closed',
          locations: [{ city: 'Brescia' }],
          hybrid: true,
          translations: { it: { title: 'Tornitore' } },
          description: text,
        },
      ],
    }),
  },
  {
    address: 'https://jobs.ashbyhq.com/rossi',
    answer: jsonAnswer('https://api.ashbyhq.com/posting-api/job-board/rossi?includeCompensation=true', {
      jobs: [
        {
          title: 'Tornitore',
          location: 'Brescia',
          secondaryLocations: [{ location: 'Bergamo' }],
          isListed: false,
          isRemote: true,
          descriptionHtml: text,
        },
      ],
    }),
  },
  {
    address: 'https://rossi.bamboohr.com/careers',
    answer: jsonAnswer('https://rossi.bamboohr.com/careers/list', {
      meta: { totalCount: 1 },
      result: [{ id: '1', jobOpeningName: 'Tornitore', location: { city: 'Brescia' }, isRemote: true }],
    }),
  },
  {
    address: 'https://rossi.bamboohr.com/careers',
    answer: jsonAnswer('https://rossi.bamboohr.com/careers/1/detail', {
      result: { jobOpening: { jobOpeningName: 'Tornitore', jobOpeningStatus: 'Filled', description: text } },
    }),
  },
  {
    address: 'https://rossi.wd3.myworkdayjobs.com/Lavora',
    answer: jsonAnswer('https://rossi.wd3.myworkdayjobs.com/wday/cxs/rossi/Lavora/jobs', {
      total: 41,
      jobPostings: [
        { title: 'Tornitore', externalPath: '/job/Brescia/x_R1', locationsText: 'Brescia', bulletFields: ['R1'] },
      ],
    }),
  },
  {
    address: 'https://rossi.wd3.myworkdayjobs.com/Lavora',
    answer: jsonAnswer('https://rossi.wd3.myworkdayjobs.com/wday/cxs/rossi/Lavora/job/Brescia/x_R1', {
      jobPostingInfo: {
        title: 'Tornitore',
        jobDescription: text,
        location: 'Brescia',
        additionalLocations: ['Bergamo'],
        posted: false,
      },
    }),
  },
  {
    address: 'https://inrecruiting.intervieweb.it/rossi/it/career',
    answer: jsonAnswer('https://inrecruiting.intervieweb.it/annunci.php?LAC=rossi', [
      {
        title: 'Tornitore',
        url: 'https://inrecruiting.intervieweb.it/rossi/jobs/x-1/it/',
        location: 'Brescia',
        published: '03-11-2026',
        description: text,
      },
    ]),
  },
  {
    address: 'https://inrecruiting.intervieweb.it/rossi/it/career',
    answer: htmlAnswer('https://inrecruiting.intervieweb.it/rossi/it/career', card('/rossi/jobs/tornitore-1/it/')),
  },
  {
    address: 'https://rossi.altamiraweb.com/',
    answer: htmlAnswer('https://rossi.altamiraweb.com/jobs', card('/jobs/Tornitore-Brescia-123456.htm')),
  },
  {
    address: 'https://joblink.allibo.com/ats4/Widget/connector.aspx?DM=Ab',
    answer: jsonAnswer('https://joblink.allibo.com/ats4/Widget/connector.aspx?DM=Ab', {
      Content: {
        WidgetData: {
          AdsList: [
            {
              Title: 'Tornitore',
              ListPlaces: [{ ProvinceName: 'Brescia' }],
              DetailLink: 'https://joblink.allibo.com/ats4/job-offer.aspx?DM=1&ID=2',
            },
          ],
        },
      },
    }),
  },
  {
    address: 'https://app.ncoreplat.com/jobboard/1/rossi',
    answer: htmlAnswer('https://app.ncoreplat.com/jobposition/2/tornitore/rossi', page),
  },
  {
    address: 'https://abcd.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/it/sites/CX_1',
    answer: jsonAnswer('https://abcd.fa.em2.oraclecloud.com/hcmRestApi/x', {
      items: [
        {
          TotalJobsCount: 9,
          requisitionList: [
            { Id: '1', Title: 'Tornitore', PrimaryLocation: 'Brescia', secondaryLocations: [{ Name: 'Bergamo' }] },
          ],
        },
      ],
    }),
  },
  {
    address: 'https://rossi.career.softgarden.de/',
    answer: jsonAnswer('https://rossi.career.softgarden.de/jobs.feed.json', {
      dataFeedElement: [
        {
          item: {
            '@type': 'JobPosting',
            title: 'Tornitore',
            description: text,
            jobLocation: { address: { addressLocality: 'Brescia' } },
          },
        },
      ],
    }),
  },
  {
    address: 'https://rossi.softgarden.io/',
    answer: htmlAnswer(
      'https://rossi.softgarden.io/',
      '<script type="application/ld+json">{"@type":"DataFeed","dataFeedElement":[{"item":{"@type":"JobPosting",' +
        '"title":"Tornitore","url":"https://rossi.softgarden.io/job/7/x",' +
        '"jobLocation":{"address":{"addressLocality":"Brescia"}}}}]}</script>',
    ),
  },
  {
    address: 'https://rossi.jobs2web.com/',
    answer: htmlAnswer(
      'https://rossi.jobs2web.com/tile-search-results/?q=&startrow=0',
      card('/job/Brescia-Tornitore/12/'),
    ),
  },
  {
    address: 'https://rossi.arca24.careers/',
    answer: htmlAnswer('https://rossi.arca24.careers/it/careers/latest_jobs', card('/it/careers/jobad/5')),
  },
]
