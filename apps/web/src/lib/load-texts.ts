import type { TextPart } from './translations.ts'

/** The texts of the interface, whose code no public page waits for; those of a part come with the code that shows them. */
export async function loadTexts(...parts: TextPart[]): Promise<void> {
  const { startTranslations } = await import('./translations.ts')
  await startTranslations(parts)
}
