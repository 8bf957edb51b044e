import { departments } from '@vedetta/contracts/facts/departments'
import { sectorIds } from '@vedetta/contracts/facts/sectors'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { sectorOfAteco } from '@vedetta/reference/sector-of-ateco'
import { expect, test } from 'vitest'
import { Draws } from '../random/draws.ts'
import { drawCompany, drawCompanyAccounts } from './company.ts'
import { drawContacts } from './contacts.ts'
import { isCapital } from './legal-forms.ts'
import { sectorProfiles } from './sector-profiles.ts'
import { drawSite } from './site.ts'

const now = Date.UTC(2026, 10, 14)
const draws = new Draws(11)
const companies = Array.from({ length: 50_000 }, (_, index) => drawCompany(draws, 11, index, 2025))
const shareOf = (test: (company: (typeof companies)[number]) => boolean) =>
  (100 * companies.filter(test).length) / companies.length

test('company sizes follow Italy’s distribution', () => {
  expect(Math.abs(shareOf(({ employees }) => employees < 10) - 95)).toBeLessThan(0.5)
  expect(Math.abs(shareOf(({ employees }) => employees >= 10 && employees < 50) - 4.2)).toBeLessThan(0.4)
  expect(Math.abs(shareOf(({ employees }) => employees >= 50 && employees < 250) - 0.65)).toBeLessThan(0.2)
  expect(companies.every(({ employees }) => employees >= 1 && employees <= 6000)).toBe(true)
})

test('every sector has companies, in municipalities that exist all over the country', () => {
  expect(new Set(companies.map(({ sector }) => sector)).size).toBe(sectorIds.length)
  const istats = new Set(companies.map(({ place }) => place.municipality.istat))
  for (const istat of istats) expect(municipalityByIstat(istat)).toBeDefined()
  expect(istats.size).toBeGreaterThan(5_000)
  expect(new Set(companies.map(({ place }) => place.municipality.region)).size).toBe(20)
  expect(shareOf(({ place }) => place.municipality.name === 'Roma')).toBeGreaterThan(2)
})

test('every ATECO code is of its sector', () => {
  for (const id of sectorIds) {
    for (const [ateco2007, ateco2025] of sectorProfiles[id].activities) {
      expect(sectorOfAteco(ateco2007)).toBe(id)
      if (ateco2025 !== null) expect(sectorOfAteco(ateco2025)).toBe(id)
    }
  }
})

test('large companies are capital companies, which alone file accounts', () => {
  for (const company of companies.filter(({ employees }) => employees >= 50)) {
    expect(isCapital(company.legalForm)).toBe(true)
  }
  for (const company of companies.slice(0, 2_000)) {
    expect(drawCompanyAccounts(draws, company, 2025)).toHaveLength(isCapital(company.legalForm) ? 3 : 0)
    expect(company.foundationYear).toBeLessThanOrEqual(2022)
  }
})

test('agencies are staffing companies', () => {
  const agencies = companies.filter(({ isAgency }) => isAgency)
  expect(agencies.length).toBeGreaterThan(20)
  expect(agencies.every(({ sector }) => sector === 'staffing_hr')).toBe(true)
})

test('nearly half of the companies have a site, on a reserved host of its own', () => {
  expect(Math.abs(shareOf(({ hasSite }) => hasSite) - 45)).toBeLessThan(1)
  expect(companies.every(({ hasSite, employees }) => hasSite || employees < 10)).toBe(true)
  const hosts = companies.filter(({ hasSite }) => hasSite).map((company) => drawSite(draws, company, now).host)
  expect(new Set(hosts).size).toBe(hosts.length)
  for (const host of hosts.slice(0, 5_000)) expect(host).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.example$/)
})

test('contacts have known departments and reserved addresses', () => {
  const contacts = companies
    .filter(({ employees }) => employees >= 10)
    .flatMap((company) => drawContacts(draws, company, drawSite(draws, company, now), now))
  const personal = contacts.filter(({ kind }) => kind === 'personal')
  expect(personal.length).toBeGreaterThan(1_000)
  for (const { department, fullName } of personal) {
    expect(Object.keys(departments)).toContain(department)
    expect(fullName).not.toBeNull()
  }
  expect(new Set(contacts.map(({ email }) => email)).size).toBe(contacts.length)
  for (const { email, phone, firstSeen, lastSeen } of contacts) {
    expect(email).toMatch(/^[a-z.-]+@[a-z0-9-]+\.example$/)
    if (phone !== null) expect(phone).toMatch(/^0\d\d 555 0\d{3}$/)
    expect(firstSeen).toBeLessThan(lastSeen)
  }
})
