import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import { companySorts } from '@vedetta/contracts/companies/company-search'
import { sectorIds, sectorLabels } from '@vedetta/contracts/facts/sectors'
import type { Language } from '@vedetta/contracts/text/labels'
import { readCompany } from '@vedetta/core/inbox/companies/read-company'
import { searchCompanies } from '@vedetta/core/inbox/companies/search-companies'
import { z } from 'zod'
import { placeName } from '../place-name.ts'
import { placeCriteria } from './place-criteria.ts'
import { placeArguments } from './search-arguments.ts'
import { addTool, type ToolHost } from './tool.ts'

const company = z.object({
  companyID: z.uuid(),
  name: z.string(),
  vat: z.string(),
  sector: z.string(),
  place: z.string().nullable().describe('Of the legal office'),
  employees: z.number().int().nullable(),
  turnover: z.number().nullable().describe('Euro, of the last filed year'),
  isAgency: z.boolean().describe('Whether it counts as an employment agency'),
  openPositions: z.number().int(),
  newPositions: z.number().int().describe('New to the person'),
})

const range = z.number().int().min(0).max(10_000_000).optional()

export function addCompanyTools(host: ToolHost): void {
  const { context, caller } = host
  const { language } = caller.viewer
  addTool(
    host,
    {
      name: 'search_companies',
      title: { it: 'Cerca aziende', en: 'Search companies' },
      description: {
        it: 'Cerca aziende italiane per nome, sede legale, settore e dipendenti, 25 per pagina, con quante posizioni hanno aperte. Non costa niente.',
        en: 'Searches Italian companies by name, legal office, sector and headcount, 25 a page, with how many positions they have open. Free of charge.',
      },
      scope: 'companies:read',
      annotations: { readOnlyHint: true },
      quotesPages: false,
      input: z.object({
        name: z.string().trim().min(1).max(200).optional().describe('Words of the name'),
        ...placeArguments,
        sector: z.array(z.enum(sectorIds)).min(1).optional(),
        minEmployees: range,
        maxEmployees: range,
        sort: z.enum(companySorts).default('newPositions').describe('All from the highest down'),
        page: z.number().int().min(1).max(400).default(1),
      }),
      output: z.object({
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        companies: z.array(company),
      }),
    },
    async ({ name, place, radiusKm, sector, minEmployees, maxEmployees, sort, page }, signal) => {
      const employees = { from: minEmployees, to: maxEmployees }
      const criteria = {
        ...(name && { companyName: [name] }),
        ...(place && placeCriteria(place, radiusKm)),
        ...(sector && { sectors: sector }),
        ...((minEmployees ?? maxEmployees) !== undefined && { employees }),
      }
      const asked = { company: criteria, notCompany: {}, sort, page }
      const { companies, ...rest } = await searchCompanies(context, caller.viewer, asked, context.clock(), signal)
      return { ...rest, companies: companies.map((row) => companyOf(row, language)) }
    },
  )
  addTool(
    host,
    {
      name: 'read_company',
      title: { it: 'Leggi un’azienda', en: 'Read a company' },
      description: {
        it: 'Un’azienda: dati del registro, sito, posizioni aperte più recenti e quante ne ha aperte settimana per settimana. Non costa niente. Come quando si apre la sua scheda, le sue posizioni non contano più come nuove.',
        en: 'A company: its registry data, site, newest open positions, and how many it had open week by week. Free of charge. As when its page is opened, its positions no longer count as new.',
      },
      scope: 'companies:read',
      annotations: { readOnlyHint: true },
      quotesPages: true,
      input: z.object({ companyID: z.uuid().describe('As a search gave it') }),
      output: company.extend({
        activity: z.string().nullable().describe('Of its ATECO code'),
        address: z.string().nullable(),
        site: z.string().nullable(),
        positions: z
          .array(
            z.object({
              positionID: z.uuid(),
              places: z.array(z.string()),
              firstSeen: z.iso.datetime(),
              quotedFromPages: z.object({ title: z.string() }),
            }),
          )
          .describe('The newest open ones, at most ten'),
        openings: z
          .array(z.object({ week: z.iso.date(), open: z.number().int(), opened: z.number().int() }))
          .describe('The last 26 weeks, by their Monday'),
      }),
    },
    async ({ companyID }) => {
      const detail = await readCompany(context.db, caller.viewer, companyID, context.clock())
      return { ...companyOf(detail, language), ...moreOf(detail) }
    },
  )
}

function companyOf(row: CompanyRow, language: Language): z.output<typeof company> {
  const { companyID, name, vat, sector, city, province, region, employees, turnover } = row
  return {
    companyID,
    name,
    vat,
    sector: sectorLabels[sector][language],
    place: region && placeName({ city, province, region }),
    employees,
    turnover,
    isAgency: row.isAgency,
    openPositions: row.openPositions,
    newPositions: row.newPositions,
  }
}

function moreOf({ atecoTitle, address, site, positions, openings }: CompanyDetail) {
  return {
    activity: atecoTitle,
    address,
    site: site?.host ?? null,
    positions: positions.map(({ positionID, name, places, firstSeen }) => ({
      positionID,
      places: places.map(placeName),
      firstSeen,
      quotedFromPages: { title: name },
    })),
    openings,
  }
}
