import companyInEnglish from '../../apps/web/src/i18n/company.en.json' with { type: 'json' }
import companyInItalian from '../../apps/web/src/i18n/company.it.json' with { type: 'json' }
import english from '../../apps/web/src/i18n/en.json' with { type: 'json' }
import italian from '../../apps/web/src/i18n/it.json' with { type: 'json' }
import licencesInEnglish from '../../apps/web/src/i18n/licences.en.json' with { type: 'json' }
import licencesInItalian from '../../apps/web/src/i18n/licences.it.json' with { type: 'json' }
import { type ErrorCode, errors } from '../../packages/contracts/src/errors.ts'
import type { Language } from '../../packages/contracts/src/labels.ts'

const texts = {
  it: { ...italian, ...companyInItalian, ...licencesInItalian },
  en: { ...english, ...companyInEnglish, ...licencesInEnglish },
}

/** The interface's texts by translation key and by error code. */
export type Words = { at: (key: string) => string; error: (code: ErrorCode) => string }

export const wordsIn = (language: Language): Words => ({
  at(key) {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], texts[language])
    if (typeof text !== 'string') throw new Error(`no text at ${key}`)
    return text
  },
  error: (code) => errors[code][language],
})
