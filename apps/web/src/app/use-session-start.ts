import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useProfile } from '../domain/profile.ts'
import { storeSessionHint } from '../domain/session-hint.ts'
import { settingsQuery } from '../domain/settings.ts'
import { changeLanguage } from '../lib/i18n.ts'
import { applyTheme } from '../lib/theme.ts'
import { setSingleKeys } from '../lib/use-hotkeys.ts'

/** Applies the profile's language and settings when they are first loaded, and stores the session hint. */
export function useSessionStart(): void {
  const { state, user } = useProfile()
  const { data: settings } = useQuery({ ...settingsQuery, enabled: user !== null })
  const theme = settings?.theme
  // Until the settings are known, no shortcut acts against them.
  const areKeysOn = settings?.hotkeys ?? false
  const language = user?.language ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: the profile's language is applied on first load only
  useEffect(() => {
    if (user) changeLanguage(user.language)
  }, [user?.userID])

  useEffect(() => {
    if (state === 'loaded') storeSessionHint(language)
  }, [state, language])

  useEffect(() => {
    if (theme) applyTheme(theme)
  }, [theme])

  // With the paint of the list that they act on.
  useLayoutEffect(() => {
    setSingleKeys(areKeysOn)
    return () => setSingleKeys(true)
  }, [areKeysOn])
}
