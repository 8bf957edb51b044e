import type { ContactOwner } from './contact-owner-kind.ts'
import { clauseOf, isAtDesk, labelOf, type NumberLabel } from './desk-labels.ts'
import type { Named } from './named-beside.ts'

type StatedNumber = { start: number; end: number; kind: string; isPersonal: boolean }

/** Whose a number is: `beside` are the people named next to it, `named` all of its text. */
export function ownerOfNumber(
  text: string,
  one: StatedNumber,
  beside: readonly Named[],
  named: readonly Named[],
  isSole: boolean,
): ContactOwner {
  const { kind, isPersonal } = one
  const clause = clauseOf(text, one)
  const isInClause = ({ start, end }: Named) => start < clause.after.end && end > clause.start
  const label = named.some(isInClause) ? null : labelOf(text, clause)
  const isLandline = kind === 'landline'
  if (isLandline && !clause.isAbove && isAtDesk(text, clause)) return 'company'
  if (
    isLandline &&
    !clause.isAbove &&
    named.some((name) => (isInClause(name) && one.start - name.end < maxApart) || isRightBehind(text, name, one))
  )
    return 'person'
  if (kind === 'persons_mobile' || kind === 'home') return 'person'
  if (label === 'person' && (!isLandline || beside.length > 0)) return 'person'
  if (
    !(isSole && !isLandline) &&
    isFirmsBy(label, { isLandline, isAbove: clause.isAbove, text, start: one.start }, beside, named)
  )
    return 'company'
  if (beside.some(({ isCertain }) => isCertain)) return 'person'
  if (kind === 'direct' && beside.length > 0) return 'person'
  if (kind === 'mobile') return isSole || named.length > 0 ? 'person' : 'unsaid'
  if (isSole && named.length > 0) return 'person'
  return isPersonal && (kind !== 'office_mobile' || named.length > 0) ? 'person' : 'company'
}

/** "0733… Ercoli". */
const isRightBehind = (text: string, name: Named, { end }: StatedNumber) =>
  name.start >= end && name.start - end < 4 && !text.slice(end, name.start).includes('\n')
/** "Jeep Renegade, tel. salone 080…": what may be a name is not the number's from further away. */
const maxApart = 20

/** A number is the firm's by its own label, although somebody is named on another line. */
function isFirmsBy(
  label: NumberLabel,
  { isLandline, isAbove, text, start }: { isLandline: boolean; isAbove: boolean; text: string; start: number },
  beside: readonly Named[],
  named: readonly Named[],
): boolean {
  if (label === null || label === 'person') return false
  if (named.length === 0) return !(label === 'room' && !isLandline)
  // "Anna Ferri", "Magazzino", "035…", each on its own line: the card of a person.
  if (isAbove) return beside.length === 0 && isLandline
  if (label === 'desk') return true
  return isLandline && beside.every(({ start: at, end }) => at > start || text.slice(end, start).includes('\n'))
}
