const accents: Readonly<Record<string, string>> = {
  à: 'a',
  á: 'a',
  â: 'a',
  ã: 'a',
  ä: 'a',
  å: 'a',
  ç: 'c',
  è: 'e',
  é: 'e',
  ê: 'e',
  ë: 'e',
  ì: 'i',
  í: 'i',
  î: 'i',
  ï: 'i',
  ñ: 'n',
  ò: 'o',
  ó: 'o',
  ô: 'o',
  õ: 'o',
  ö: 'o',
  ù: 'u',
  ú: 'u',
  û: 'u',
  ü: 'u',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '‐': '-',
  '\u00a0': ' ',
}

/**
 * Lower case without accents, one character for each of the text: what is found at an index here stands at the same
 * index in the text, so that it can be quoted.
 */
export function sameLengthFold(text: string): string {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replace(
    /[^ -~]/g,
    (character) => accents[character] ?? character,
  )
}
