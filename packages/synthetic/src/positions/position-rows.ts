import { CopyRows } from '../copy/copy-rows.ts'
import { array, boolean, nullField, orNull, text, timestamp } from '../copy/fields.ts'
import type { Evidence } from './evidence.ts'
import type { SyntheticPosition } from './position.ts'
import { statedValue } from './stated.ts'
import type { Vacancy } from './vacancies.ts'

/** The rows of positions and of their dependent tables, in an order that foreign keys allow. */
export class PositionRows {
  readonly #positions = new CopyRows('position')
  readonly #keys = new CopyRows('position_key')
  readonly #evidence = new CopyRows('position_evidence')
  readonly #events = new CopyRows('position_event')
  readonly inOrder = [this.#positions, this.#keys, this.#evidence, this.#events]
  #lastEvent = 0

  add(no: number, { companyIndex, sourceNo }: Vacancy, position: SyntheticPosition): void {
    const { workplaces, closed } = position
    const pay = statedValue(position.pay)
    const firstSeen = timestamp(position.firstSeen)
    const closedAt = closed ? timestamp(closed.at) : nullField
    const languages = position.languages.map(({ value }) => value)
    const certifications = position.certification === null ? [] : [position.certification]
    const payFields = pay ? `${pay.from}\t${pay.to}\t${pay.period}` : `${nullField}\t${nullField}\t${nullField}`
    this.#positions.add(
      `${no}\t${position.id}\t${companyIndex + 1}\t${sourceNo}\t${position.title}\t${text(position.description)}\t${array(workplaces.municipalities)}\t${array(workplaces.provinces)}\t${array(workplaces.regions)}\t${orNull(statedValue(position.contract))}\t${orNull(statedValue(position.schedule))}\t${orNull(position.collar)}\t${orNull(statedValue(position.smartWorking))}\t${orNull(statedValue(position.experienceYears))}\t${orNull(position.persona)}\t${array(languages)}\t${array(position.skills)}\t${array(certifications)}\t${array(position.benefits)}\t${boolean(position.isForProtected)}\t${boolean(position.refusesAgencies)}\t${payFields}\t${position.confidence}\t${array(position.reasons)}\t${array([position.url])}\t${firstSeen}\t${closedAt}\t${closed ? closed.reason : nullField}\tt`,
    )
    this.#keys.add(`${sourceNo}\turl\t${position.url}\t${no}`)
    if (position.reference !== null) this.#keys.add(`${sourceNo}\treference\t${position.reference}\t${no}`)
    this.#evidence.add(`${no}\t${text(quotesOf(position.evidence))}`)
    this.#events.add(`${++this.#lastEvent}\t${no}\tnew\t${firstSeen}`)
    if (closed) this.#events.add(`${++this.#lastEvent}\t${no}\tclosed\t${closedAt}`)
  }
}

/** The table's format: the quotes alone, since they stand on the position's own page. */
function quotesOf(evidence: Evidence): string {
  return JSON.stringify(Object.fromEntries(Object.entries(evidence).map(([field, quote]) => [field, { quote }])))
}
