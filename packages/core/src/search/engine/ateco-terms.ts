type AtecoCodes = { readonly ateco_2007: string | null; readonly ateco_2025: string | null }

/** The index terms of a company's codes: every prefix, so that a prefix search is a term query, and the division. */
export function atecoTerms({ ateco_2007, ateco_2025 }: AtecoCodes): { ateco: string[]; division: string | null } {
  return {
    ateco: [...new Set([ateco_2007, ateco_2025].flatMap(beginnings))],
    division: (ateco_2025 ?? ateco_2007)?.slice(0, 2) ?? null,
  }
}

/** "28.41" gives 28, 28.4 and itself. */
function beginnings(code: string | null): string[] {
  if (code === null) return []
  const lengths = Array.from(code, (_, at) => at + 1).filter((length) => length > 1 && code[length - 1] !== '.')
  return lengths.map((length) => code.slice(0, length))
}
