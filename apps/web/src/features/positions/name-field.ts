import { filterFields } from '@vedetta/contracts/filter-fields'

const { schema } = filterFields.name

/** A typed role as the contract takes it: trimmed, and nothing when there is nothing to look for. */
export const nameField = {
  maxLength: schema.maxLength ?? undefined,
  read: (text: unknown): string | undefined => schema.safeParse(text).data,
}
