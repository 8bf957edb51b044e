import type { SiteFindings } from '@vedetta/crawler/finding'
import { expect, it } from 'vitest'
import { siteReport } from './site-report.ts'

const quote = { text: 'Tempo indeterminato a Jesi', url: 'https://a.example/lavoro' }
const found = <Value>(value: Value) => ({ value, quote, by: 'contract' })

const findings: SiteFindings = {
  positions: [
    {
      title: found('Saldatore'),
      url: 'https://a.example/lavoro',
      reference: null,
      description: '',
      places: [found({ istat: '042021', name: 'Jesi', lat: 43.5, lon: 13.2 })],
      provinces: [],
      regions: [],
      contract: found('permanent' as const),
      schedule: null,
      collar: null,
      smartWorking: null,
      experienceYears: null,
      targetPersona: null,
      languages: [],
      skills: [],
      certifications: [],
      benefits: [],
      protectedCategories: null,
      pay: null,
      agreement: null,
      level: null,
      shifts: null,
      refusesAgencies: null,
      forClient: null,
      postedAt: null,
      confidence: 0.74,
      reasons: ['no_details', 'announced'],
    },
  ],
  refusals: [
    { title: { text: 'Cuoco', url: quote.url }, url: quote.url, by: 'table', reason: 'closed', because: quote },
  ],
  emails: [{ ...found('info@a.example'), mentions: [] }],
  phones: [],
  people: [],
  news: [],
  vat: null,
  requests: [{ url: 'https://a.example/', outcome: '200' }],
}

it('siteReport prints each value with its evidence', () => {
  const report = siteReport(findings)
  for (const line of [
    '1 open positions',
    'place: Jesi “Tempo indeterminato a Jesi”',
    'contract: permanent “',
    'confidence: 0.74 (no_details, announced)',
    'Cuoco: closed',
    'email: info@a.example',
    '200 https://a.example/',
  ])
    expect(report).toContain(line)
})
