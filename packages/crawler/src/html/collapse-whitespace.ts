/** Most texts of a page need no change. */
const unfolded = /^ | $| {2}|[^\S ]/

/** White space as a reader sees it: any run is one space, none at the ends. */
export function collapseWhitespace(text: string): string {
  if (!unfolded.test(text)) return text
  return text.replace(/\s+/g, ' ').trim()
}
