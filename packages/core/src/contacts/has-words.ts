/** Whether each of the asked words begins a word of the text, whatever its accents and capitals. */
export function hasWords(text: string, asked: string): boolean {
  const words = wordsOf(text)
  return wordsOf(asked).every((beginning) => words.some((word) => word.startsWith(beginning)))
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
