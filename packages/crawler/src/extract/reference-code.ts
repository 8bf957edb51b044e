const codeAfterLabel =
  /\b(?:rif|ref|cod|codice(?: annuncio| offerta| posizione)?|riferimento|reference|job id|annuncio n)\b\.?\s*(?:n\.?|°|#)?\s*:?\s*((?=[\w/.-]*\d)[A-Z0-9][\w/.-]{1,24})/iu

/** The advert's own code, as the first of these texts names it. */
export function referenceIn(texts: readonly string[]): string | null {
  for (const text of texts.slice(0, 40)) {
    const code = codeAfterLabel.exec(text.slice(0, 400))?.[1]
    if (code) return code.replace(/[.)/-]+$/, '')
  }
  return null
}
