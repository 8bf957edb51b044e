import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { hasLicence, useProfile } from '../domain/profile.ts'
import { loadTexts } from '../lib/load-texts.ts'
import { Tabs } from '../ui/pages/tabs.tsx'

/** The URL names the tab (`?tab=`); a tab's code is loaded when it is opened. */
const tabs = {
  general: {
    label: 'profile.tabs.general',
    Panel: lazy(async () => ({ default: (await import('../features/profile/general-tab.tsx')).GeneralTab })),
  },
  security: {
    label: 'profile.tabs.security',
    Panel: lazy(async () => ({ default: (await import('../features/profile/security-tab.tsx')).SecurityTab })),
  },
  licenses: {
    label: 'profile.tabs.licenses',
    Panel: lazy(async () => {
      const [tab] = await Promise.all([import('../features/licences/licences-tab.tsx'), loadTexts('licences')])
      return { default: tab.LicencesTab }
    }),
  },
  billing: {
    label: 'profile.tabs.billing',
    Panel: lazy(async () => {
      const [tab] = await Promise.all([import('../features/licences/billing-tab.tsx'), loadTexts('licences')])
      return { default: tab.BillingTab }
    }),
  },
  exports: {
    label: 'profile.tabs.exports',
    Panel: lazy(async () => ({ default: (await import('../features/exports/past-exports-tab.tsx')).PastExportsTab })),
  },
  integrations: {
    label: 'integrations.title',
    Panel: lazy(async () => ({
      default: (await import('../features/integrations/integrations-tab.tsx')).IntegrationsTab,
    })),
  },
  appearance: {
    label: 'profile.tabs.appearance',
    Panel: lazy(async () => ({ default: (await import('../features/settings/appearance-tab.tsx')).AppearanceTab })),
  },
  settings: {
    label: 'profile.tabs.settings',
    Panel: lazy(async () => ({ default: (await import('../features/settings/settings-tab.tsx')).SettingsTab })),
  },
} as const

export function Component() {
  const { t } = useTranslation()
  const { user } = useProfile()
  const [params, setParams] = useSearchParams()
  if (!user) return null
  const isShown = { exports: hasLicence(user), integrations: user.publicApi || user.administrator }
  const shown = keysOf(tabs).filter((name) => !(name in isShown) || isShown[name as keyof typeof isShown])
  const current = shown.find((name) => name === params.get('tab')) ?? 'general'
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 pt-6 pb-16 sm:px-5 sm:pt-8">
      <title>{`${t(tabs[current].label)} · ${t('header.profile')} · Vedetta`}</title>
      <h1 className="mb-3 font-semibold text-2xl tracking-tight">{t('header.profile')}</h1>
      <Tabs
        label={t('profile.tabs.label')}
        value={current}
        onChange={(tab) => setParams({ tab })}
        tabs={shown.map((name) => {
          const { label, Panel } = tabs[name]
          return {
            value: name,
            label: t(label),
            panel: (
              <Suspense fallback={null}>
                <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                  <Panel user={user} />
                </div>
              </Suspense>
            ),
          }
        })}
      />
    </main>
  )
}
