import type { ComponentType } from 'react'
import { withTexts } from '../lib/load-texts.ts'
import type { TextPart } from '../lib/translations.ts'

export type LazyScreen = () => Promise<{ Component: ComponentType }>

/** For a screen that calls `useTranslation`: loads the interface's texts along with its code. */
export function screenWithTexts(load: LazyScreen, ...parts: TextPart[]): LazyScreen {
  return () => withTexts(load(), ...parts)
}
