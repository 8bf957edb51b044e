/** A text as LIKE and ILIKE take it literally. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)
