import type { Command } from '../../lib/commands.ts'
import { foldText } from '../../lib/fold-text.ts'

export type PaletteEntry = Omit<Command, 'group'>

export type PaletteGroup = { title: string; items: PaletteEntry[] }

/** Whether a label has all typed words or their parts, without accents and case. */
export function isNaming(typed: string): (label: string) => boolean {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  return (label) => words.every((word) => foldText(label).includes(word))
}
