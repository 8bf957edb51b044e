const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Most texts of a page need no change. */
const unfolded = /^ | $| {2}|[^\S ]|[\u00ad\u200b-\u200f\u2060]/

/** White space as a reader sees it: any run is one space, none at the ends; characters without a glyph are gone. */
export function collapseWhitespace(text: string): string {
  if (!unfolded.test(text)) return text
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim()
}
