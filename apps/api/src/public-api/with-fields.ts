/** The wanted fields and the ID; all fields where none are named. */
export function withFields<Whole extends object, ID extends keyof Whole & string>(
  whole: Whole,
  id: ID,
  fields: readonly (keyof Whole & string)[] | undefined,
): Partial<Whole> & Pick<Whole, ID> {
  if (!fields) return whole
  return Object.fromEntries([id, ...fields].map((field) => [field, whole[field]])) as Partial<Whole> & Pick<Whole, ID>
}
