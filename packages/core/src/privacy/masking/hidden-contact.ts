import { nationalDigits } from './national-digits.ts'
import { personalSpans } from './personal-spans.ts'

/** Whether one of the texts that state a number or address hides it; where none of them states it, whether it is hidden by itself. */
export function isHiddenContact(value: string, texts: readonly string[]): boolean {
  const stating = texts.filter((text) => states(text, value))
  return (stating.length > 0 ? stating : [value]).some((text) => hides(text, value))
}

const keyOf = (value: string) => (value.includes('@') ? value.toLowerCase() : nationalDigits(value))

/** By its digits or letters, however it is divided. */
function states(text: string, value: string): boolean {
  if (value.includes('@')) return text.toLowerCase().includes(value.toLowerCase())
  return text.replace(/\D/g, '').includes(keyOf(value))
}

function hides(text: string, value: string): boolean {
  return personalSpans(text).some(({ kind, value: found }) => kind !== 'name' && keyOf(found) === keyOf(value))
}
