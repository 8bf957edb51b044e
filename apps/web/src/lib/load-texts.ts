import type { TextPart } from './translations.ts'

/** Loads the interface's texts, apart from the public pages' code; a part's texts load with the code that shows them. */
export async function loadTexts(...parts: TextPart[]): Promise<void> {
  const { startTranslations } = await import('./translations.ts')
  await startTranslations(parts)
}

/** Code that shows texts of some parts, loaded together with them. */
export async function withTexts<Code>(code: Promise<Code>, ...parts: TextPart[]): Promise<Code> {
  const [loaded] = await Promise.all([code, loadTexts(...parts)])
  return loaded
}
