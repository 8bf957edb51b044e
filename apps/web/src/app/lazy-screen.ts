import type { ComponentType } from 'react'

export type LazyScreen = () => Promise<{ Component: ComponentType }>

/** For a screen that asks `useTranslation`: the texts of the interface come along with its code. */
export function withTexts(load: LazyScreen): LazyScreen {
  return async () => {
    const [{ startTranslations }, screen] = await Promise.all([import('../lib/translations.ts'), load()])
    startTranslations()
    return screen
  }
}
