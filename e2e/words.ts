import en from '../apps/web/src/i18n/en.json' with { type: 'json' }
import it from '../apps/web/src/i18n/it.json' with { type: 'json' }
import { type ErrorCode, errors } from '../packages/contracts/src/errors.ts'
import type { Language } from '../packages/contracts/src/labels.ts'

/** What the interface says at a key of its translations, or for an error. */
export type Words = { at: (key: string) => string; error: (code: ErrorCode) => string }

export const wordsIn = (language: Language): Words => ({
  at(key) {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], { it, en }[language])
    if (typeof text !== 'string') throw new Error(`no text at ${key}`)
    return text
  },
  error: (code) => errors[code][language],
})
