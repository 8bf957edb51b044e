import type { Language } from '@vedetta/contracts/labels'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type it from '../i18n/it.json'
import { currentLanguage, onLanguageChange } from './i18n.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof it }
  }
}

const namespace = 'translation'

const textsIn = {
  it: () => import('../i18n/it.json'),
  en: () => import('../i18n/en.json'),
} satisfies Record<Language, unknown>

let started: i18n | undefined

/** For whatever asks `useTranslation`, in the language that is current, and in others as they become so. */
export async function startTranslations(): Promise<void> {
  if (!started) {
    const texts = createInstance().use(initReactI18next)
    start(texts)
    onLanguageChange(() => void showCurrent(texts))
    started = texts
  }
  await showCurrent(started)
}

/** Those of one language, for the provider around a page that is rendered on the server. */
export async function createTranslations(language: Language): Promise<i18n> {
  const texts = createInstance()
  start(texts)
  await fetchTexts(texts, language)
  await texts.changeLanguage(language)
  return texts
}

function start(texts: i18n): void {
  void texts.init({ resources: {}, fallbackLng: false, interpolation: { escapeValue: false }, initAsync: false })
}

/** A language is fetched when it is first shown; until it is there, or if it can't be had, the other stays. */
async function showCurrent(texts: i18n): Promise<void> {
  const language = currentLanguage()
  if (!texts.hasResourceBundle(language, namespace)) await fetchTexts(texts, language)
  // Which may be another by now.
  await texts.changeLanguage(currentLanguage())
}

async function fetchTexts(texts: i18n, language: Language): Promise<void> {
  const { default: fetched } = await textsIn[language]()
  texts.addResourceBundle(language, namespace, fetched)
}
