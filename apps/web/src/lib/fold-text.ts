/** Removes accents and capitals, so that "forli" finds "Forlì". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
