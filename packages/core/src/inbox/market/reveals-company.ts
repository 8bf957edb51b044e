import { nameKey } from '@vedetta/reference/name-key'
import { getDomainWithoutSuffix } from 'tldts'
import { companyKey } from '../../companies/register/company-key.ts'

/** Shorter words, such as "srl", "del" or "spa", occur in many names. */
const tellingLength = 4
const joinedLength = 5

/**
 * Whether a title reveals, or may reveal, the company of a position. Any longer word of a name is enough: better to
 * drop a title too many than to reveal a name.
 */
export function revealsCompany(title: string, names: readonly string[], hosts: readonly string[]): boolean {
  if (/@|www\.|https?:/i.test(title)) return true
  const words = nameKey(title)
  const keys = [...names.map(companyKey), ...hosts.map((host) => nameKey(getDomainWithoutSuffix(host) ?? host))]
  return keys.some((key) => key !== '' && (holdsWords(words, key) || holdsJoined(words, key)))
}

function holdsWords(title: string, name: string): boolean {
  const padded = ` ${title} `
  const telling = name.split(' ').filter((word) => word.length >= tellingLength)
  return [name, ...telling].some((words) => padded.includes(` ${words} `))
}

/** "Brico Man" is "Bricoman". */
function holdsJoined(title: string, name: string): boolean {
  const joined = name.replaceAll(' ', '')
  return joined.length >= joinedLength && title.replaceAll(' ', '').includes(joined)
}
