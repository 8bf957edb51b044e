import accountInEnglish from '../../apps/web/src/i18n/account.en.json' with { type: 'json' }
import accountInItalian from '../../apps/web/src/i18n/account.it.json' with { type: 'json' }
import alertsInEnglish from '../../apps/web/src/i18n/alerts.en.json' with { type: 'json' }
import alertsInItalian from '../../apps/web/src/i18n/alerts.it.json' with { type: 'json' }
import companyInEnglish from '../../apps/web/src/i18n/company.en.json' with { type: 'json' }
import companyInItalian from '../../apps/web/src/i18n/company.it.json' with { type: 'json' }
import costInEnglish from '../../apps/web/src/i18n/cost.en.json' with { type: 'json' }
import costInItalian from '../../apps/web/src/i18n/cost.it.json' with { type: 'json' }
import discardsInEnglish from '../../apps/web/src/i18n/discards.en.json' with { type: 'json' }
import discardsInItalian from '../../apps/web/src/i18n/discards.it.json' with { type: 'json' }
import english from '../../apps/web/src/i18n/en.json' with { type: 'json' }
import italian from '../../apps/web/src/i18n/it.json' with { type: 'json' }
import licencesInEnglish from '../../apps/web/src/i18n/licences.en.json' with { type: 'json' }
import licencesInItalian from '../../apps/web/src/i18n/licences.it.json' with { type: 'json' }
import operatorInEnglish from '../../apps/web/src/i18n/operator.en.json' with { type: 'json' }
import operatorInItalian from '../../apps/web/src/i18n/operator.it.json' with { type: 'json' }
import paletteInEnglish from '../../apps/web/src/i18n/palette.en.json' with { type: 'json' }
import paletteInItalian from '../../apps/web/src/i18n/palette.it.json' with { type: 'json' }
import { type ErrorCode, errors } from '../../packages/contracts/src/calls/errors.ts'
import type { Language } from '../../packages/contracts/src/text/labels.ts'

const texts: Record<Language, readonly object[]> = {
  it: [
    italian,
    accountInItalian,
    alertsInItalian,
    companyInItalian,
    costInItalian,
    discardsInItalian,
    licencesInItalian,
    operatorInItalian,
    paletteInItalian,
  ],
  en: [
    english,
    accountInEnglish,
    alertsInEnglish,
    companyInEnglish,
    costInEnglish,
    discardsInEnglish,
    licencesInEnglish,
    operatorInEnglish,
    paletteInEnglish,
  ],
}

/** The interface's texts by translation key and by error code. */
export type Words = { at: (key: string) => string; error: (code: ErrorCode) => string }

export const wordsIn = (language: Language): Words => ({
  at(key) {
    const text = texts[language].map((part) => textAt(part, key)).find((found) => found !== undefined)
    if (typeof text !== 'string') throw new Error(`no text at ${key}`)
    return text
  },
  error: (code) => errors[code][language],
})

function textAt(part: object, key: string): unknown {
  return key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], part)
}
