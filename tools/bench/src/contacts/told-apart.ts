import { readFile } from 'node:fs/promises'
import { isCompanysContact } from '@vedetta/core/companies/contacts/found-contacts'
import { firmOf } from '@vedetta/core/privacy/masking/firm'
import { numbersIn } from '@vedetta/crawler/company/phone-numbers'
import { z } from 'zod'

const contact = z.object({
  kind: z.enum(['person', 'company']),
  type: z.enum(['email', 'phone']),
  value: z.string(),
  /** The words around it, with it among them. */
  text: z.string(),
  where: z.string(),
  company: z.string(),
})
type LabelledContact = z.infer<typeof contact>

const places = new Set(['footer', 'contact page', 'organisation data'])

export type Part = 'all' | 'even' | 'odd'

/** Prints how many contacts of people would be stored as the company's, and how many of companies would not be. */
export async function benchToldApart(file: string, { part, list }: { part: Part; list: boolean }): Promise<void> {
  const all = z.array(contact).parse(JSON.parse(await readFile(file, 'utf8')))
  const judged = all
    .filter((_, at) => part === 'all' || (at % 2 === 0) === (part === 'even'))
    .map((one) => ({ ...one, isGeneral: isGeneral(one) }))
  for (const [kind, failed, isFailure] of [
    ['person', 'given away', true],
    ['company', 'withheld', false],
  ] as const) {
    const ofKind = judged.filter((one) => one.kind === kind)
    const wrong = ofKind.filter((one) => one.isGeneral === isFailure)
    const share = ofKind.length === 0 ? 0 : (100 * wrong.length) / ofKind.length
    console.log(`${kind}: ${wrong.length} of ${ofKind.length} ${failed} (${share.toFixed(2)} %)`)
    for (const key of ['type', 'where'] as const)
      for (const [value, some] of Map.groupBy(ofKind, (one) => one[key]))
        console.log(`  ${value}: ${some.filter((one) => one.isGeneral === isFailure).length} of ${some.length}`)
    if (list)
      for (const { type, value, where, text } of wrong) console.log(JSON.stringify({ type, value, where, text }))
  }
}

function isGeneral({ type, value, text, where, company }: LabelledContact): boolean {
  const number = type === 'phone' ? (numbersIn(value)[0]?.number ?? value) : value.toLowerCase()
  const mention = { text, isCompanys: places.has(where) }
  return isCompanysContact({ value: number, mentions: [mention] }, [], firmOf([company]))
}
