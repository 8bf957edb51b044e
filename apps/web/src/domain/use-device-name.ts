import { useTranslation } from 'react-i18next'
import { parseUserAgent } from './parse-user-agent.ts'

/** The name of a device as a person would say it: "Firefox su Windows". */
export function useDeviceName(): (userAgent: string | null) => string {
  const { t } = useTranslation()
  return (userAgent) => {
    const { browser, system } = parseUserAgent(userAgent)
    if (browser && system) return t('profile.sessions.device', { browser, system })
    return browser ?? system ?? t('profile.sessions.unknown')
  }
}
