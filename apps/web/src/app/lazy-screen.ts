import type { ComponentType } from 'react'
import { loadTexts } from '../lib/load-texts.ts'
import type { TextPart } from '../lib/translations.ts'

export type LazyScreen = () => Promise<{ Component: ComponentType }>

/** For a screen that calls `useTranslation`: loads the interface's texts along with its code. */
export function withTexts(load: LazyScreen, ...parts: TextPart[]): LazyScreen {
  return async () => {
    const [screen] = await Promise.all([load(), loadTexts(...parts)])
    return screen
  }
}
