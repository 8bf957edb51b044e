import { CopyRows } from '../copy/copy-rows.ts'
import { boolean, nullField, orNull, timestamp } from '../copy/fields.ts'
import type { YearOfAccounts } from './accounts.ts'
import type { SyntheticCompany } from './company.ts'
import type { SyntheticContact } from './contacts.ts'
import type { SyntheticNews } from './news.ts'
import type { SyntheticSite } from './site.ts'

/** The rows of companies and of their dependent tables, in an order that foreign keys allow. */
export class CompanyRows {
  readonly #companies = new CopyRows('company')
  readonly #financials = new CopyRows('company_financial')
  readonly #contacts = new CopyRows('company_contact')
  readonly #news = new CopyRows('company_news')
  readonly #sites = new CopyRows('site')
  readonly #sources = new CopyRows('source')
  readonly #siteSources = new CopyRows('site_source')
  readonly #schedules = new CopyRows('source_schedule')
  readonly inOrder = [
    this.#companies,
    this.#financials,
    this.#contacts,
    this.#news,
    this.#sites,
    this.#sources,
    this.#siteSources,
    this.#schedules,
  ]
  #lastContact = 0
  #lastNews = 0
  #lastSite = 0

  addCompany(company: SyntheticCompany, accounts: readonly YearOfAccounts[]): void {
    const no = company.index + 1
    const last = accounts.at(-1)
    const [ateco2007, ateco2025] = company.activity
    this.#companies.add(
      `${no}\t${company.id}\t${company.vat}\t${company.name}\t${company.legalForm}\t${company.rea}\t${company.place.provinceName}\t${ateco2007}\t${orNull(ateco2025)}\t${company.sector}\t${company.employees}\t${company.foundationYear}\t${orNull(company.shareCapital)}\t${company.address}\t${company.place.municipality.istat}\t${last ? last.turnover : nullField}\t${last ? last.year : nullField}\t${boolean(company.isAgency)}\t${company.isAgency ? `ateco\t${ateco2007}` : `${nullField}\t${nullField}`}\tt`,
    )
    for (const { year, turnover, costs, ebitda, netIncome } of accounts) {
      this.#financials.add(`${no}\t${year}\t${turnover}\t${costs}\t${ebitda}\t${netIncome}`)
    }
  }

  /** Each site has one source, and both have the same number, which is returned. */
  addSite(company: SyntheticCompany, site: SyntheticSite): number {
    const no = ++this.#lastSite
    this.#sites.add(
      `${no}\t${company.index + 1}\t${site.host}\t${site.knownBy}\t${orNull(site.knownByQuote)}\t${site.status}`,
    )
    this.#sources.add(`${no}\t${site.sourceKind}\t${site.sourceUrl}`)
    this.#siteSources.add(`${no}\t${no}`)
    const lastRead = site.lastCompleteRead === null ? nullField : timestamp(site.lastCompleteRead)
    this.#schedules.add(`${no}\t${timestamp(site.dueAt)}\t${site.failures}\t${lastRead}`)
    return no
  }

  addContact(company: SyntheticCompany, contact: SyntheticContact): void {
    const firstSeen = timestamp(contact.firstSeen)
    const whyKept = contact.kind === 'personal' ? `legitimate_interest\t${firstSeen}` : `${nullField}\t${nullField}`
    this.#contacts.add(
      `${++this.#lastContact}\t${company.index + 1}\t${contact.kind}\t${orNull(contact.fullName)}\t${orNull(contact.title)}\t${orNull(contact.department)}\t${contact.email}\t${orNull(contact.phone)}\t${contact.sourceUrl}\t${firstSeen}\t${timestamp(contact.lastSeen)}\t${whyKept}`,
    )
  }

  addNews(company: SyntheticCompany, news: SyntheticNews): void {
    this.#news.add(
      `${++this.#lastNews}\t${company.index + 1}\t${news.title}\t${news.url}\t${timestamp(news.publishedAt)}`,
    )
  }
}
