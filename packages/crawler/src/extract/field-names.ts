import { stripMarks } from '@vedetta/reference/strip-marks'
import type { Hints } from '../raw-position.ts'

export type FieldHint = Exclude<keyof Hints, 'skills' | 'language'>

/** Hints that hold one value. */
export type SingleHint = Exclude<FieldHint, 'place'>

/** How feeds, states and table columns name what they hold; the first that fits. */
const names: readonly (readonly [FieldHint, RegExp])[] = [
  ['validThrough', /(?:expir|valid_?through|deadline|scaden|closing|closes|end_?date|entro|termine)/],
  ['postedAt', /(?:publish|posted|date_?posted|pubblica|created|start_?publish|^_?data$|^_?date$|inserit)/],
  ['remote', /(?:remote|work_?mode|work_?place_?type|workplace|smart_?work|telelavoro|modalita_lavor)/],
  ['schedule', /(?:schedule|working_?(?:hours|time)|orari|^hours$|impegno|time_?type|full_?time|part_?time)/],
  ['contract', /(?:contract|contratt|employment|job_?type|tipologia|inquadramento|rapporto)/],
  ['pay', /(?:salary|^ral$|retribuz|stipendio|compenso|compensation|^pay)/],
  ['experience', /(?:experience_?(?:years|level|required)?$|esperienza|seniority)/],
  [
    'place',
    /(?:location|localit|^_?luogo|^_?sede|sedi$|^_?city$|^_?citta|cities|^places?$|^offices?$|provincia|^zona|comune|^dove$|cantiere|filiale|punto_vendita|stabilimento)/,
  ],
  ['employer', /(?:company_?name|hiring_?organi[sz]ation|^azienda$|^employer$|^company$)/],
]

/** Which hint a field of this name gives, or null. */
export function hintOfField(name: string): FieldHint | null {
  const words = name.slice(0, 60).replace(/([a-z])([A-Z])/g, '$1_$2')
  const key = stripMarks(words.toLowerCase()).replace(/[\s.:-]+/g, '_')
  return names.find(([, test]) => test.test(key))?.[0] ?? null
}
