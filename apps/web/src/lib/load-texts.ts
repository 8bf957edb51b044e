/** The texts of the interface, whose code no public page waits for. */
export async function loadTexts(): Promise<void> {
  const { startTranslations } = await import('./translations.ts')
  await startTranslations()
}
