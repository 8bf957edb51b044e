import { type Language, languages } from '@vedetta/contracts/labels'
import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import en from '../i18n/en.json'
import it from '../i18n/it.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof it }
  }
}

/** Each in its own words. */
export const languageNames = { it: 'Italiano', en: 'English' } as const satisfies Record<Language, string>

const storageKey = 'vedetta.language'
const defaultLanguage: Language = 'it'

const i18n = createInstance()

export function startI18n(): void {
  i18n.on('languageChanged', describePage)
  void i18n.use(initReactI18next).init({
    lng: storedLanguage(),
    fallbackLng: defaultLanguage,
    resources: { it: { translation: it }, en: { translation: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

export function changeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language)
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
  void i18n.changeLanguage(language)
}

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return toLanguage(i18n.language)
}

function storedLanguage(): Language {
  try {
    return toLanguage(window.localStorage.getItem(storageKey))
  } catch {
    return defaultLanguage
  }
}

function toLanguage(value: string | null): Language {
  return languages.find((language) => language === value) ?? defaultLanguage
}

function describePage(language: string): void {
  document.documentElement.lang = language
  setMeta('description', i18n.t('meta.description'))
  setMeta('keywords', i18n.t('meta.keywords'))
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}
