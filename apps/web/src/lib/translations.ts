import type { Language } from '@vedetta/contracts/labels'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from '../i18n/en.json'
import it from '../i18n/it.json'
import { currentLanguage, defaultLanguage, onLanguageChange } from './i18n.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof it }
  }
}

let texts: i18n | undefined

/** The texts of the interface, for whatever asks `useTranslation`, in the language that is current. */
export function startTranslations(): void {
  if (texts) return
  const started = createInstance().use(initReactI18next)
  fill(started, currentLanguage())
  onLanguageChange(() => void started.changeLanguage(currentLanguage()))
  texts = started
}

/** Those of one language, for the provider around a page that is rendered on the server. */
export function createTranslations(language: Language): i18n {
  const instance = createInstance()
  fill(instance, language)
  return instance
}

function fill(instance: i18n, language: Language): void {
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { it: { translation: it }, en: { translation: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}
