import { z } from 'zod'
import { agencyReasons } from './agency-reasons.ts'
import { defineCall } from './call.ts'
import { companyRow } from './company-row.ts'
import { placeOfWork } from './position-row.ts'
import { keysOf } from './vocabulary.ts'

export const ofCompany = z.object({ companyID: z.uuid() })
const instant = z.iso.datetime()
const euro = z.number().describe('Euro')

/** What is bought with credits: offered with its price, or bought, or not to be had. */
const offer = z
  .enum(['locked', 'unlocked', 'none'])
  .describe('`none`: there is nothing to be bought, so no credits are used')

const yearOfAccounts = z
  .object({ year: z.number().int(), turnover: euro, costs: euro, ebitda: euro, netIncome: euro })
  .meta({ id: 'YearOfAccounts' })

export type YearOfAccounts = z.infer<typeof yearOfAccounts>

const accounts = z
  .object({
    state: offer,
    filed: z.array(z.number().int()).describe('The years there are, the last first'),
    years: z.array(yearOfAccounts).describe('The same years once they are bought, else none'),
  })
  .meta({ id: 'CompanyAccounts' })

export type CompanyAccounts = z.infer<typeof accounts>

const pace = z
  .object({ companies: z.number().int(), perHundred: z.number() })
  .nullable()
  .describe('Positions opened in the last 90 days for each hundred employees')

const companyDetail = companyRow
  .extend({
    atecoTitle: z.string().nullable(),
    rea: z.string().nullable(),
    chamber: z.string().nullable(),
    shareCapital: euro.nullable(),
    turnoverYear: z.number().int().nullable(),
    address: z.string().nullable(),
    site: z
      .object({
        host: z.string(),
        knownBy: z.enum(['import', 'vat_on_page', 'pec_domain']),
        quote: z.string().nullable(),
        lastRead: instant.nullable(),
      })
      .nullable(),
    agency: z
      .object({
        reason: z.enum(keysOf(agencyReasons)),
        quote: z.string().nullable(),
      })
      .nullable(),
    reserveQuota: z
      .object({ isEstimate: z.literal(true), people: z.number().int() })
      .nullable()
      .describe('Law 68/1999, from the headcount'),
    saved: z.boolean(),
    accounts,
    positions: z
      .array(z.object({ positionID: z.uuid(), name: z.string(), places: z.array(placeOfWork), firstSeen: instant }))
      .describe('The newest open ones, at most ten'),
    openings: z
      .array(z.object({ week: z.iso.date(), open: z.number().int(), opened: z.number().int() }))
      .describe('The last 26 weeks, by their Monday: how many were open at their end, and how many opened'),
    places: z
      .array(
        z.object({
          city: z.string(),
          province: z.string(),
          lat: z.number(),
          lon: z.number(),
          isOffice: z.boolean().describe('The legal office'),
          openPositions: z.number().int(),
        }),
      )
      .describe('The legal office, then the towns of its open positions, at most thirty'),
    pace: z.object({ own: z.number().nullable(), sector: pace, province: pace }),
  })
  .meta({ id: 'CompanyDetail' })

export type CompanyDetail = z.infer<typeof companyDetail>

export const getCompany = defineCall({
  method: 'GET',
  path: '/company/data',
  summary:
    'A company: what the registry says, what it opens, and its accounts once they are bought. Looking at it spends nothing',
  access: 'licence',
  input: ofCompany,
  output: companyDetail,
})

const spent = { credits: z.number().int().describe('Spent by this call; 0 if they were paid before') }

export const buyAccounts = defineCall({
  method: 'POST',
  path: '/company/accounts',
  summary: 'Buy the accounts of a company, once per licence and year',
  access: 'licence',
  input: ofCompany,
  output: z.object({ ...spent, accounts }),
})

/** The specification's page of news. */
export const newsPageSize = 5

const companyNews = z
  .object({
    title: z.string(),
    url: z.string(),
    publishedAt: instant,
    source: z.string().describe('The site’s host, or the name of the feed'),
  })
  .meta({ id: 'CompanyNews' })

export type CompanyNews = z.infer<typeof companyNews>

export const getCompanyNews = defineCall({
  method: 'GET',
  path: '/company/news',
  summary: 'The news of a company, the latest first, five a page; only their number until they are bought',
  access: 'licence',
  input: ofCompany.extend({ page: z.coerce.number().int().min(1).max(200).default(1) }),
  output: z.object({ state: offer, total: z.number().int(), page: z.number().int(), news: z.array(companyNews) }),
})

export const buyNews = defineCall({
  method: 'POST',
  path: '/company/news/buy',
  summary: 'Buy the news of a company, once per licence and year',
  access: 'licence',
  input: ofCompany,
  output: z.object(spent),
})
