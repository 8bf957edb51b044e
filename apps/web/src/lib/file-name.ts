import { foldText } from './fold-text.ts'

/** "officine-valseriana-s-p-a-ebitda-e-utile.csv": a name every operating system accepts. */
export function fileName(words: readonly string[], extension: string): string {
  const name = foldText(words.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${name.slice(0, 100)}.${extension}`
}
