import { operatorPageSize } from '@vedetta/contracts/operator/cursor'
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'

/** One more than a page holds, which tells whether another follows. */
export const rowsToSelect = operatorPageSize + 1

/** Where a list continues: the sort values of its last row. */
export function readCursor<Values extends z.ZodType>(
  cursor: string | undefined,
  values: Values,
): z.output<Values> | null {
  if (cursor === undefined) return null
  const { data, success } = values.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!success) throw new AppError('invalid_request')
  return data
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** A page of the selected rows, and the cursor of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  sortValues: (row: Row) => readonly (string | number)[],
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, operatorPageSize)
  const last = page.at(-1)
  if (rows.length <= operatorPageSize || last === undefined) return { rows: page, next: null }
  return { rows: page, next: Buffer.from(JSON.stringify(sortValues(last))).toString('base64url') }
}

export const numberCursor = z.tuple([z.int().min(0)])
