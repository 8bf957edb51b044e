import { htmlAnswer, jsonAnswer, xmlAnswer } from './answers.ts'
import type { Sample } from './sample-boards.ts'

const text = '<p>Tornitura di precisione.</p>'
const link = (href: string) =>
  `<ul><li><a href="${href}"><h3>Tornitore</h3></a><span class="location">Brescia</span></li></ul>`

/** Boards of the larger systems and of those that came later, in the manner of `sampleBoards`. */
export const sampleSuiteBoards: Sample[] = [
  {
    address: 'https://rossi.jobs2web.com/',
    answer: jsonAnswer('https://rossi.jobs2web.com/services/recruiting/v1/jobs', {
      totalJobs: 1,
      jobSearchResult: [
        {
          response: {
            id: 7,
            unifiedStandardTitle: 'Tornitore',
            unifiedUrlTitle: 'x',
            jobLocationShort: ['Brescia, IT'],
          },
        },
      ],
    }),
  },
  {
    address: 'https://career5.successfactors.eu/career?company=rossi',
    answer: xmlAnswer(
      'https://career5.successfactors.eu/career?company=rossi',
      `<Job-Listing><Job><JobTitle>Tornitore</JobTitle><ReqId>7</ReqId><Job-Description><![CDATA[${text}]]></Job-Description><filter1><label>Sede</label><value>Brescia</value></filter1></Job></Job-Listing>`,
    ),
  },
  {
    address: 'https://rossi.factorial.it/',
    answer: htmlAnswer(
      'https://rossi.factorial.it/',
      '<h3>Brescia</h3><ul><li data-contract-type="indefinite" data-job-postings-url="/job_posting/x-7"><div class="factorial__headingFontFamily">Tornitore</div><div class="text-gray-350">Ibrido</div></li></ul>',
    ),
  },
  {
    address: 'https://rossi.csod.com/ux/ats/careersite/4/home?c=rossi',
    answer: jsonAnswer('https://eu.api.csod.com/rec-job-search/external/jobs', {
      status: 'Success',
      data: {
        totalCount: 1,
        requisitions: [
          {
            requisitionId: 7,
            displayJobTitle: 'Tornitore',
            externalDescription: text,
            locations: [{ city: 'Brescia' }],
          },
        ],
      },
    }),
  },
  {
    address: 'https://rossi.zohorecruit.eu/jobs/Careers',
    answer: jsonAnswer('https://rossi.zohorecruit.eu/recruit/v2/public/Job_Openings', {
      data: [{ id: '441000007', Posting_Title: 'Tornitore', City: 'Brescia', Remote_Job: true, Job_Description: text }],
    }),
  },
  {
    address: 'https://rossi.applytojob.com/apply',
    answer: htmlAnswer('https://rossi.applytojob.com/apply/jobs', link('/apply/AbCd1234/Tornitore')),
  },
  {
    address: 'https://join.com/companies/rossi',
    answer: htmlAnswer(
      'https://join.com/companies/rossi',
      '<script id="__NEXT_DATA__">{"props":{"pageProps":{"initialState":{"jobs":{"items":[{"title":"Tornitore","idParam":"7-tornitore","city":{"cityName":"Brescia"}}],"pagination":{"pageCount":1,"total":1}}}}}}</script>',
    ),
  },
  {
    address: 'https://rossi.taleo.net/careersection/ex/jobsearch.ftl',
    answer: jsonAnswer('https://rossi.taleo.net/careersection/rest/jobboard/searchjobs?lang=it&portal=1', {
      requisitionList: [
        { contestNo: '7A', column: ['Tornitore', '["Italia-Brescia"]'], linkedColumn: 0, locationsColumns: [1] },
      ],
      pagingData: { totalCount: 1, pageSize: 25 },
    }),
  },
  {
    address: 'https://careers-rossi.icims.com/jobs/search',
    answer: htmlAnswer(
      'https://careers-rossi.icims.com/jobs/search?in_iframe=1',
      link('/jobs/7/tornitore/job?in_iframe=1'),
    ),
  },
  {
    address: 'https://jobs.rossi.example/it/it/search-results',
    answer: htmlAnswer(
      'https://jobs.rossi.example/it/it/search-results',
      '<script>phApp.ddo = {"eagerLoadRefineSearch":{"totalHits":1,"data":{"jobs":[{"jobId":"R-7","title":"Tornitore","city":"Brescia"}]}}};</script>',
    ),
  },
  {
    address: 'https://rossi.eightfold.ai/careers?domain=rossi.example',
    answer: jsonAnswer('https://rossi.eightfold.ai/api/pcsx/search?domain=rossi.example&start=0', {
      data: { count: 1, positions: [{ id: 7, name: 'Tornitore', locations: ['Brescia'], postedTs: 1793000000 }] },
    }),
  },
  {
    address: 'https://rossi.avature.net/it_IT/careers/SearchJobs',
    answer: htmlAnswer(
      'https://rossi.avature.net/it_IT/careers/SearchJobs',
      link('/it_IT/careers/JobDetail/Tornitore/7'),
    ),
  },
  {
    address: 'https://jobs.jobvite.com/rossi/jobs',
    answer: htmlAnswer('https://jobs.jobvite.com/rossi/jobs', link('/rossi/job/oAbc1234')),
  },
  {
    address: 'https://rossi.breezy.hr/',
    answer: jsonAnswer('https://rossi.breezy.hr/json', [
      { name: 'Tornitore', friendly_id: '0a1b2c3d4e5f-x', location: { city: 'Brescia', is_remote: true } },
    ]),
  },
  {
    address: 'https://api.talentclue.com/jswidget-ajax/jswidget/jobs/0123456789abcdef0123456789abcdef/e30=',
    answer: jsonAnswer('https://api.talentclue.com/jswidget-ajax/jswidget/jobs/0123456789abcdef0123456789abcdef/e30=', {
      jobs: { 7001: { title: 'Tornitore', url: 'https://rossi.talentclue.com/it/node/7001/1', city: 'Brescia' } },
    }),
  },
  {
    address: 'https://www.glickon.com/it/companies/rossi',
    answer: jsonAnswer('https://core.glickon.com/api/candidate/latest/sections/1', {
      challenges: [{ hash: 'ab12', name: 'Tornitore', description: text }],
    }),
  },
  {
    address: 'https://www.rossi.example/indeed.xml',
    answer: xmlAnswer(
      'https://www.rossi.example/indeed.xml',
      `<source><job><title>Tornitore</title><url>https://www.rossi.example/7</url><city>Brescia</city><description><![CDATA[${text}]]></description></job></source>`,
    ),
  },
]
