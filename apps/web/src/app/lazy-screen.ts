import type { ComponentType } from 'react'
import { loadTexts } from '../lib/load-texts.ts'

export type LazyScreen = () => Promise<{ Component: ComponentType }>

/** For a screen that asks `useTranslation`: the texts of the interface come along with its code. */
export function withTexts(load: LazyScreen): LazyScreen {
  return async () => {
    const [screen] = await Promise.all([load(), loadTexts()])
    return screen
  }
}
