import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useProfile } from '../domain/profile.ts'
import { noteSession } from '../domain/session-hint.ts'
import { settingsQuery } from '../domain/settings.ts'
import { changeLanguage } from '../lib/i18n.ts'
import { applyTheme } from '../lib/theme.ts'

/** The first time a person's profile is loaded, the interface takes on their language and their theme. */
export function useSessionStart(): void {
  const { state, user } = useProfile()
  const { data: settings } = useQuery({ ...settingsQuery, enabled: user !== null })
  const theme = settings?.theme
  const isSignedIn = user !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of a profile counts when it is first loaded
  useEffect(() => {
    if (user) changeLanguage(user.language)
  }, [user?.userID])

  useEffect(() => {
    if (state === 'loaded') noteSession(isSignedIn)
  }, [state, isSignedIn])

  useEffect(() => {
    if (theme) applyTheme(theme)
  }, [theme])
}
