import { findProvince } from '@vedetta/reference/territories'
import type { Evidenced } from '../evidence.ts'
import { quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { anyCase } from './any-case.ts'
import { maxPlaceText } from './place-mention.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const provinceCue = new RegExp(String.raw`\b${anyCase(String.raw`provinci[ae]|prov\.`)} (?:di |d['’])?(?=\p{Lu})`, 'gu')

/** "In provincia di Lodi": the codes of the provinces that are called so. */
export function provincesIn(statements: readonly Statement[]): Evidenced<string>[] {
  const found = new Map<string, Evidenced<string>>()
  for (const statement of statements) {
    if (!speaksOf(statement, 'place')) continue
    for (const match of allMatches(provinceCue, statement.text.slice(0, maxPlaceText))) {
      const start = match.index + match[0].length
      const name =
        /^\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}'’]+|e|di|nell['’]Emilia))*/u.exec(statement.text.slice(start))?.[0] ?? ''
      const province = findProvince(name) ?? findProvince(name.split(' ')[0] ?? '')
      if (province && !found.has(province.code)) {
        found.set(province.code, evidenced(province.code, quoteOf(statement, start, start + name.length), 'places'))
      }
    }
  }
  return [...found.values()]
}
