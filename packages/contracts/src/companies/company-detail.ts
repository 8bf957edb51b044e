import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { agencyReasons } from '../facts/agency-reasons.ts'
import { placeOfWork } from '../positions/position-row.ts'
import { keysOf } from '../text/vocabulary.ts'
import { companyRow } from './company-row.ts'

export const companyRef = z.object({ companyID: z.uuid() })
const instant = z.iso.datetime()
const euro = z.number().describe('Euro')

/** State of something sold for credits: offered at its price, bought, or not available. */
const offer = z
  .enum(['locked', 'unlocked', 'none'])
  .describe('`none`: nothing is available, so no credits can be spent')

const yearOfAccounts = z
  .object({ year: z.number().int(), turnover: euro, costs: euro, ebitda: euro, netIncome: euro })
  .meta({ id: 'YearOfAccounts' })

export type YearOfAccounts = z.infer<typeof yearOfAccounts>

const accounts = z
  .object({
    state: offer,
    filed: z.array(z.number().int()).describe('Years with filed accounts, the latest first'),
    years: z.array(yearOfAccounts).describe('The accounts of those years once bought, else empty'),
  })
  .meta({ id: 'CompanyAccounts' })

export type CompanyAccounts = z.infer<typeof accounts>

const pace = z
  .object({ companies: z.number().int(), perHundred: z.number() })
  .nullable()
  .describe('Positions opened in the last 90 days per hundred employees')

export const companyDetail = companyRow
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
      .describe('Quota of law 68/1999, estimated from the headcount'),
    saved: z.boolean(),
    accounts,
    positions: z
      .array(z.object({ positionID: z.uuid(), name: z.string(), places: z.array(placeOfWork), firstSeen: instant }))
      .describe('The newest open positions, at most ten'),
    openPositionIDs: z
      .array(z.uuid())
      .describe('All open positions, the newest first, at most as many as one export may be of'),
    openings: z
      .array(z.object({ week: z.iso.date(), open: z.number().int(), opened: z.number().int() }))
      .describe(
        'The last 26 weeks, by their Monday: positions open at the end of the week, and positions opened in it',
      ),
    places: z
      .array(
        z.object({
          city: z.string(),
          province: z.string(),
          lat: z.number(),
          lon: z.number(),
          isOffice: z.boolean().describe('Whether this is the legal office'),
          openPositions: z.number().int(),
        }),
      )
      .describe('The legal office, then the towns of open positions, at most thirty'),
    pace: z.object({ own: z.number().nullable(), sector: pace, province: pace }),
  })
  .meta({ id: 'CompanyDetail' })

export type CompanyDetail = z.infer<typeof companyDetail>

export const getCompany = defineCall({
  method: 'GET',
  path: '/company/data',
  summary: 'A company: registry data, openings, and its accounts once bought; spends no credits',
  access: 'licence',
  input: companyRef,
  output: companyDetail,
})

const spent = { credits: z.number().int().describe('Credits spent by this call; 0 if already paid for') }

export const buyAccounts = defineCall({
  method: 'POST',
  path: '/company/accounts',
  summary: 'Buy the accounts of a company, charged once per licence and year',
  access: 'licence',
  input: companyRef,
  output: z.object({ ...spent, accounts }),
})

/** The specification's page of news. */
export const newsPageSize = 5

const companyNews = z
  .object({
    title: z.string(),
    url: z.string(),
    publishedAt: instant,
    source: z.string().describe('Host of the site, or name of the feed'),
  })
  .meta({ id: 'CompanyNews' })

export type CompanyNews = z.infer<typeof companyNews>

export const getCompanyNews = defineCall({
  method: 'GET',
  path: '/company/news',
  summary: 'The news of a company, the latest first, five per page; only the total until bought',
  access: 'licence',
  input: companyRef.extend({ page: z.coerce.number().int().min(1).max(200).default(1) }),
  output: z.object({ state: offer, total: z.number().int(), page: z.number().int(), news: z.array(companyNews) }),
})

export const buyNews = defineCall({
  method: 'POST',
  path: '/company/news/buy',
  summary: 'Buy the news of a company, charged once per licence and year',
  access: 'licence',
  input: companyRef,
  output: z.object(spent),
})
