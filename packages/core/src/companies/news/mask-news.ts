import { inTurns } from '@vedetta/crawler/turns'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { maskPlainly } from '../../privacy/masking/mask.ts'
import { readPeopleOf } from '../../privacy/masking/people-of-companies.ts'

type Item = { companyNo: number; title: string; url: string; quote?: string }

/** News without contact persons, and without people who opted out; news at an address that names one of those is dropped. */
export async function maskNews<One extends Item>(db: Kysely<DB>, news: readonly One[]): Promise<One[]> {
  const peopleOf = await readPeopleOf(
    db,
    news.map(({ companyNo }) => companyNo),
    { withContacts: false },
  )
  const masked = await inTurns(news, (item) => {
    const people = peopleOf([item.companyNo])
    if (people.optedOutIn(item.url).length > 0) return []
    const quote = item.quote === undefined ? {} : { quote: maskPlainly(item.quote, people) }
    return [{ ...item, title: maskPlainly(item.title, people), ...quote }]
  })
  return masked.flat()
}
