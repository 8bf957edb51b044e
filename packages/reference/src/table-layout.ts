/** One way in which a table is published, told by its headings, folded by `nameKey`. */
export type TableLayout = {
  required: readonly string[]
  /** Headings that tell a similar table apart. */
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
