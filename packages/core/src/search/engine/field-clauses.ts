import { type ReserveQuota, reserveQuotas } from '@vedetta/contracts/facts/reserve-quota'
import type { FilterField, FilterValue } from '@vedetta/contracts/search/filter-fields'
import { anyOf, type Clause } from './text-clauses.ts'

/** The clause of each of some filter fields. */
export type FieldClauses<Field extends FilterField> = {
  readonly [Each in Field]: (value: FilterValue<Each>) => Clause
}

export type FieldValues<Field extends FilterField> = { readonly [Each in Field]?: FilterValue<Each> | undefined }

/** A clause for each field that has a value. */
export function clausesOf<Field extends FilterField>(
  clauses: FieldClauses<Field>,
  fields: readonly Field[],
  values: FieldValues<Field>,
): Clause[] {
  return fields.flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [clauses[field](value)]
  })
}

export function within(field: string, { from, to }: { from?: number | undefined; to?: number | undefined }): Clause {
  return { range: { [field]: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) } } }
}

/** For a field that holds a headcount. */
export function inReserveQuota(field: string, quotas: readonly ReserveQuota[]): Clause {
  return anyOf(quotas.map((quota) => within(field, reserveQuotas[quota].employees)))
}
