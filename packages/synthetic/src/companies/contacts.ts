import { departments } from '@vedetta/contracts/facts/departments'
import { dayMs } from '@vedetta/contracts/text/durations'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { drawPerson } from '../people/people.ts'
import { type Draws, type NonEmpty, streams } from '../random/draws.ts'
import type { SyntheticCompany } from './company.ts'
import { contactTitles } from './contact-titles.ts'
import type { SyntheticSite } from './site.ts'
import { slug } from './slug.ts'

export type SyntheticContact = {
  kind: 'general' | 'personal'
  fullName: string | null
  title: string | null
  department: string | null
  email: string
  phone: string | null
  sourceUrl: string
  firstSeen: number
  lastSeen: number
}

const departmentIds = keysOf(departments)
/** Departments that recruiters look for are named most often. */
const namedDepartments: NonEmpty<keyof typeof departments> = [
  'human_resources',
  'human_resources',
  'human_resources',
  'general_management',
  'general_management',
  'sales',
  'production',
  'administration',
  ...departmentIds,
]
const mailboxes: NonEmpty<string> = ['info', 'info', 'info', 'contatti', 'amministrazione', 'segreteria', 'lavoro']
const personalShare = 0.55
const maxPeople = 12

/** One general contact for each site, and people for part of the companies with ten employees or more. */
export function drawContacts(
  draws: Draws,
  company: SyntheticCompany,
  site: SyntheticSite,
  now: number,
): SyntheticContact[] {
  draws.begin(streams.contacts, company.index)
  const contacts: SyntheticContact[] = [
    {
      kind: 'general',
      fullName: null,
      title: null,
      department: null,
      email: `${draws.pick(mailboxes)}@${site.host}`,
      phone: draws.chance(0.85) ? drawPhone(draws, company) : null,
      sourceUrl: `https://${site.host}/contatti`,
      ...drawSeen(draws, now),
    },
  ]
  if (company.employees < 10 || !draws.chance(personalShare)) return contacts
  const people = draws.between(1, Math.min(maxPeople, 2 + Math.floor(company.employees / 40)))
  for (let person = 0; person < people; person++) {
    const drawn = drawPersonal(draws, company, site, now)
    // Namesakes share an address, which may exist only once.
    if (!contacts.some(({ email }) => email === drawn.email)) contacts.push(drawn)
  }
  return contacts
}

function drawPersonal(draws: Draws, company: SyntheticCompany, site: SyntheticSite, now: number): SyntheticContact {
  const { firstName, surname } = drawPerson(draws, company.place.municipality.region)
  const department = draws.pick(namedDepartments)
  return {
    kind: 'personal',
    fullName: `${firstName} ${surname}`,
    title: draws.pick(contactTitles[department]),
    department,
    email: `${slug(firstName, 30)}.${slug(surname, 30)}@${site.host}`,
    phone: draws.chance(0.3) ? drawPhone(draws, company) : null,
    sourceUrl: `https://${site.host}/chi-siamo`,
    ...drawSeen(draws, now),
  }
}

/** Not diallable: the province's ISTAT code is followed by the fictional 555 0. */
function drawPhone(draws: Draws, company: SyntheticCompany): string {
  const province = company.place.municipality.istat.slice(1, 3)
  return `0${province} 555 0${draws.between(100, 999)}`
}

function drawSeen(draws: Draws, now: number): Pick<SyntheticContact, 'firstSeen' | 'lastSeen'> {
  return { firstSeen: now - draws.between(8, 400) * dayMs, lastSeen: now - draws.below(7 * dayMs) }
}
