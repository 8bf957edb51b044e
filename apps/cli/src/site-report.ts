import type { Evidenced } from '@vedetta/crawler/evidence'
import type { PositionReading, SiteFindings } from '@vedetta/crawler/finding'

/** The findings of a visit for a person to check: every value with its evidence. */
export function siteReport(findings: SiteFindings): string {
  const { positions, refusals, emails, phones, people, news, vat, requests } = findings
  return [
    `${positions.length} open positions`,
    ...positions.flatMap(positionLines),
    `${refusals.length} refused`,
    ...refusals.map(({ title, reason, because }) => `  ${title.text}: ${reason}, “${because.text}” ${because.url}`),
    'company',
    ...emails.map((email) => `  ${valueLine('email', email)}`),
    ...phones.map((phone) => `  ${valueLine('phone', phone)}`),
    ...people.map(
      ({ name, title, email, phone }) => `  person: ${[name, title, email, phone].filter(Boolean).join(', ')}`,
    ),
    ...(vat === null ? [] : [`  ${valueLine('VAT', vat)}`]),
    ...news.map(({ title, date, url }) => `  news: ${date.value} ${title} ${url}`),
    `${requests.length} requests`,
    ...requests.map(({ url, outcome }) => `  ${outcome} ${url}`),
    '',
  ].join('\n')
}

function positionLines(position: PositionReading): string[] {
  const fields: [string, readonly (Evidenced<unknown> | null)[]][] = [
    ['place', position.places],
    ['province', position.provinces],
    ['region', position.regions],
    ['contract', [position.contract]],
    ['schedule', [position.schedule]],
    ['collar', [position.collar]],
    ['smart working', [position.smartWorking]],
    ['experience', [position.experienceYears]],
    ['persona', [position.targetPersona]],
    ['language', position.languages],
    ['skill', position.skills],
    ['certification', position.certifications],
    ['benefit', position.benefits],
    ['protected categories', [position.protectedCategories]],
    ['pay', [position.pay]],
    ['agreement', [position.agreement]],
    ['level', [position.level]],
    ['shifts', [position.shifts]],
    ['no agencies', [position.refusesAgencies]],
    ['for a client', [position.forClient]],
    ['posted', [position.postedAt]],
  ]
  return [
    `\n  ${position.title.value} (${position.title.by})`,
    `  ${position.url}`,
    `    confidence: ${position.confidence} (${position.reasons.join(', ')})`,
    ...fields.flatMap(([name, values]) =>
      values.flatMap((value) => (value === null ? [] : [`    ${valueLine(name, value)}`])),
    ),
  ]
}

function valueLine(name: string, { value, quote }: Evidenced<unknown>): string {
  const text = typeof value === 'object' && value !== null && 'name' in value ? value.name : value
  return `${name}: ${typeof text === 'object' ? JSON.stringify(text) : String(text)} “${quote.text}”`
}
