import type { ComponentType } from 'react'
import { loadTexts } from '../lib/load-texts.ts'

export type LazyScreen = () => Promise<{ Component: ComponentType }>

/** For a screen that calls `useTranslation`: loads the interface's texts along with its code. */
export function withTexts(load: LazyScreen): LazyScreen {
  return async () => {
    const [screen] = await Promise.all([load(), loadTexts()])
    return screen
  }
}
