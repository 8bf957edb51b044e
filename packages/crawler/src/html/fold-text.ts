const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Most texts of a page are folded as they stand. */
const UNFOLDED = /^ | $| {2}|[^\S ]|[\u00ad\u200b-\u200f\u2060]/

/** White space as a reader sees it: any run is one space, none at the ends; characters without a glyph are gone. */
export function foldText(text: string): string {
  if (!UNFOLDED.test(text)) return text
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}
