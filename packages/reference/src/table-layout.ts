/** A published form of a table, recognised by its headings, folded by `nameKey`. */
export type TableLayout = {
  required: readonly string[]
  /** Headings that distinguish a similar table. */
  foreign?: readonly string[]
}

export function findLayout<Layout extends TableLayout>(
  layouts: readonly Layout[],
  headings: readonly string[],
): Layout | undefined {
  return layouts.find(
    ({ required, foreign = [] }) =>
      required.every((heading) => headings.includes(heading)) && !foreign.some((heading) => headings.includes(heading)),
  )
}
