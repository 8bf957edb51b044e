import type { Language } from '@vedetta/contracts/text/labels'
import { withoutDoubleStop } from '@vedetta/contracts/text/sentences'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type account from '../i18n/account.it.json'
import type alerts from '../i18n/alerts.it.json'
import type company from '../i18n/company.it.json'
import type cost from '../i18n/cost.it.json'
import type discards from '../i18n/discards.it.json'
import type it from '../i18n/it.json'
import type licences from '../i18n/licences.it.json'
import type operator from '../i18n/operator.it.json'
import type palette from '../i18n/palette.it.json'
import { currentLanguage, onLanguageChange } from './i18n.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof it &
        typeof account &
        typeof alerts &
        typeof company &
        typeof cost &
        typeof discards &
        typeof licences &
        typeof operator &
        typeof palette
    }
  }
}

const namespace = 'translation'

/** `shared` is loaded with every screen, `account` with all but the positions, the other parts with the few screens that show them. */
const textsOf = {
  shared: { it: () => import('../i18n/it.json'), en: () => import('../i18n/en.json') },
  account: { it: () => import('../i18n/account.it.json'), en: () => import('../i18n/account.en.json') },
  alerts: { it: () => import('../i18n/alerts.it.json'), en: () => import('../i18n/alerts.en.json') },
  company: { it: () => import('../i18n/company.it.json'), en: () => import('../i18n/company.en.json') },
  cost: { it: () => import('../i18n/cost.it.json'), en: () => import('../i18n/cost.en.json') },
  discards: { it: () => import('../i18n/discards.it.json'), en: () => import('../i18n/discards.en.json') },
  licences: { it: () => import('../i18n/licences.it.json'), en: () => import('../i18n/licences.en.json') },
  operator: { it: () => import('../i18n/operator.it.json'), en: () => import('../i18n/operator.en.json') },
  palette: { it: () => import('../i18n/palette.it.json'), en: () => import('../i18n/palette.en.json') },
} satisfies Record<string, Record<Language, unknown>>

export type TextPart = keyof typeof textsOf

export const textParts = Object.keys(textsOf) as TextPart[]

let instance: i18n | undefined
const requested = new Set<TextPart>(['shared'])
const fetched = new Set<string>()

/** Makes the texts available to `useTranslation` in the current language, and follows its changes. */
export async function startTranslations(parts: readonly TextPart[] = []): Promise<void> {
  if (!instance) {
    const texts = createInstance().use(initReactI18next)
    init(texts)
    onLanguageChange(() => void showCurrent(texts))
    instance = texts
  }
  for (const part of parts) requested.add(part)
  await showCurrent(instance)
}

/** An instance in one language, for the provider around a page rendered on the server. */
export async function createTranslations(language: Language): Promise<i18n> {
  const texts = createInstance()
  init(texts)
  await fetchTexts(texts, language, 'shared')
  await texts.changeLanguage(language)
  return texts
}

function init(texts: i18n): void {
  void texts.use({ type: 'postProcessor', name: 'singleStop', process: withoutDoubleStop }).init({
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    postProcess: ['singleStop'],
    initAsync: false,
  })
}

/** Loads a language when it is first shown; until it is loaded, or if that fails, the previous one stays. */
async function showCurrent(texts: i18n): Promise<void> {
  const language = currentLanguage()
  const missing = [...requested].filter((part) => !fetched.has(`${language} ${part}`))
  // Texts already loaded are shown without waiting.
  if (missing.length > 0)
    await Promise.all(
      missing.map(async (part) => {
        await fetchTexts(texts, language, part)
        fetched.add(`${language} ${part}`)
      }),
    )
  // The language may have changed meanwhile.
  if (texts.language !== currentLanguage()) await texts.changeLanguage(currentLanguage())
}

async function fetchTexts(texts: i18n, language: Language, part: TextPart): Promise<void> {
  const { default: resources } = await textsOf[part][language]()
  texts.addResourceBundle(language, namespace, resources, true)
}
