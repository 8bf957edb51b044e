import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

export function EmailInput(
  props: Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>,
) {
  return <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
}
