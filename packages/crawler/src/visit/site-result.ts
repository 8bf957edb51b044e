import type { PositionReading, SiteFindings } from '../finding.ts'

export type SiteResult = ReturnType<typeof siteResult>

/** A visit's findings in the shape that recorded sites are scored in. */
export function siteResult(site: string, findings: SiteFindings) {
  return {
    site,
    positions: findings.positions.map(positionResult),
    emails: findings.emails.map((email) => email.value),
    phones: findings.phones.map((phone) => phone.value),
    news: findings.news.map(({ title, url, date }) => ({ title, url, date: date.value })),
  }
}

function positionResult(position: PositionReading) {
  const values = (list: readonly { value: string }[]) => list.map((one) => one.value)
  return {
    title: position.title.value,
    url: position.url,
    cities: citiesOf(position),
    contract: position.contract?.value ?? null,
    schedule: position.schedule?.value ?? null,
    collar: position.collar?.value ?? null,
    smartWorking: position.smartWorking?.value ?? null,
    experienceYears: position.experienceYears?.value ?? null,
    languages: values(position.languages),
    skills: values(position.skills),
    certifications: values(position.certifications),
    benefits: values(position.benefits),
    protectedCategories: position.protectedCategories !== null,
    postedAt: position.postedAt?.value ?? null,
  }
}

const citiesOf = (position: PositionReading) => [...new Set(position.places.map((place) => place.value.name))]
