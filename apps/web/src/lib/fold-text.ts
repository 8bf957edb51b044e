/** A text without accents and capitals, for finding "Forlì" by "forli". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
