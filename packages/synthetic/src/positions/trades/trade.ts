import type { TargetPersona } from '@vedetta/contracts/text/vocabulary'
import type { NonEmpty } from '../../random/draws.ts'
import type { FamilyId } from '../families/families.ts'

/**
 * A job as adverts name it. In the title `*` stands for -o/-a, `%` for -tore/-trice and `^` for -e/-a, so that one
 * entry gives "Addetto/a", "Addetta" and "Addetti". The duty is a phrase that follows "Mansioni:". The level is given
 * where the title fixes it.
 */
export type Trade = readonly [title: string, family: FamilyId, duty: string, level: TargetPersona | undefined]

export type Trades = NonEmpty<Trade>
