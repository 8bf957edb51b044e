import { stemsOf } from '@vedetta/meaning/families/fold-role'

export type Criteria = {
  readonly position?: object
  readonly notPosition?: object
  readonly company?: object
  readonly notCompany?: object
  readonly days?: number | undefined
  readonly statuses?: readonly string[] | undefined
}

/** Each condition of a search as a text: two searches are the same if all their texts are. */
export function enteredFields({ days, statuses, ...groups }: Criteria): Map<string, string> {
  const fields = Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([field, value]) => [`${group}.${field}`, textOf(field, value)] as const),
  )
  return new Map([
    ...fields,
    ...(days === undefined ? [] : [['days', String(days)] as const]),
    ...(statuses === undefined ? [] : [['statuses', textOf('statuses', statuses)] as const]),
  ])
}

function textOf(field: string, value: unknown): string {
  const values = field === 'name' ? [value].flat().map((text) => roleOf(String(text))) : value
  if (Array.isArray(values)) return values.map(String).toSorted().join(' | ')
  if (typeof values === 'object' && values !== null) return JSON.stringify(Object.entries(values).toSorted())
  return String(values)
}

/** As the engine's analysis compares roles: gender, number and the order of the words aside. */
function roleOf(text: string): string {
  return /["“”«»]|\bOR\b|(?:^|\s)-/.test(text) ? text : [...stemsOf(text)].toSorted().join(' ')
}
