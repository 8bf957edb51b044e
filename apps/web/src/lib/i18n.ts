import { type Language, languages } from '@vedetta/contracts/text/labels'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** Each language's name for itself. */
export const languageNames = { it: 'Italiano', en: 'English' } as const satisfies Record<Language, string>

export const defaultLanguage: Language = 'it'

const storageKey = 'vedetta.language'

let current: Language = defaultLanguage
const listeners = new Set<() => void>()

/** Set around public pages, whose language is part of the URL. */
export const LanguageContext = createContext<Language | undefined>(undefined)

export function useLanguage(): Language {
  const chosen = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
  return useContext(LanguageContext) ?? chosen
}

export function currentLanguage(): Language {
  return current
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Starts in the URL's language where it has one, else in the one stored on this device. */
export function initLanguage(urlLanguage?: Language): void {
  applyLanguage(urlLanguage ?? storedLanguage())
}

export function changeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language)
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
  applyLanguage(language)
}

function applyLanguage(language: Language): void {
  if (current === language && document.documentElement.lang === language) return
  current = language
  document.documentElement.lang = language
  for (const listener of listeners) listener()
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
