import type { PersonalContact } from '../finding.ts'
import { anyOf } from '../lexicon/compile-terms.ts'
import { jobTitleOpenings } from '../lexicon/job-titles.ts'
import { allMatches } from '../normalise/all-matches.ts'
import { quoteAround } from '../normalise/quoting.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import type { Page } from '../page.ts'
import { type CompanyLine, companyLines } from './company-lines.ts'
import { departmentOf } from './departments-of-titles.ts'

const maxPeople = 50
const fullName = /\p{Lu}[\p{Ll}'’]+(?:\s(?:de|di|del|della|von|van|d['’]))?(?:\s\p{Lu}[\p{L}'’]+){1,2}/gu
const addressed = /\b(?:dott\.?(?:ssa)?|ing\.?|arch\.?|geom\.?|rag\.?|avv\.?|sig\.?(?:ra)?|dr\.?|prof\.?)\s+/iu
const jobTitle = new RegExp(String.raw`\b${anyOf(jobTitleOpenings)}\b[^,;|()–]{0,60}`, 'iu')

/** People named with an e-mail address of their own, apart from the company's general contacts. */
export function readPeople(page: Page): PersonalContact[] {
  if (page.kind !== 'html') return []
  const lines = companyLines(page)
  const people = new Map<string, PersonalContact>()
  lines.forEach((line, at) => {
    for (const { address } of line.addresses) {
      if (people.size >= maxPeople) return
      const person = personOf(address, lines.slice(Math.max(0, at - 4), at + 1), page.url)
      if (person && !people.has(person.name)) people.set(person.name, person)
    }
  })
  return [...people.values()]
}

function personOf(address: string, around: readonly CompanyLine[], url: string): PersonalContact | null {
  const local = sameLengthFold(address.split('@')[0] ?? '')
  for (const line of around.toReversed()) {
    const stripped = line.text.slice(0, 600).replace(addressed, '')
    for (const match of allMatches(fullName, stripped)) {
      const words = sameLengthFold(match[0]).split(/\s+/)
      const surname = words.at(-1)?.replace(/[^a-z]/g, '') ?? ''
      if (surname.length < 3 || !local.replace(/[^a-z]/g, '').includes(surname)) continue
      const title = titleNear(match[0], line, around)
      return {
        name: match[0],
        title,
        department: title === null ? null : departmentOf(title),
        email: address,
        phone: null,
        quote: quoteAround(line.text, Math.max(0, line.text.indexOf(match[0])), 0, url),
      }
    }
  }
  return null
}

function titleNear(name: string, line: CompanyLine, around: readonly CompanyLine[]): string | null {
  const after = line.text.slice(line.text.indexOf(name) + name.length, line.text.indexOf(name) + name.length + 120)
  const next = around[around.indexOf(line) + 1]?.text ?? ''
  const before = line.text.slice(0, Math.max(0, line.text.indexOf(name)))
  for (const text of [after, next, before]) {
    const title = jobTitle.exec(text.slice(0, 200))?.[0].trim()
    if (title && !title.includes('@')) return title
  }
  return null
}
