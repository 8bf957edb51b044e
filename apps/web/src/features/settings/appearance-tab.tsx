import type { Profile } from '@vedetta/contracts/customers/profile'
import { type Settings, themes } from '@vedetta/contracts/customers/settings'
import { languages } from '@vedetta/contracts/text/labels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { useUpdateProfile } from '../../domain/profile.ts'
import { useSaveSettings } from '../../domain/use-save-settings.ts'
import { changeLanguage, languageNames, useLanguage } from '../../lib/i18n.ts'
import { useResultToast } from '../../lib/use-result-toast.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { WithSettings } from './with-settings.tsx'

export function AppearanceTab({ user }: { user: Profile }) {
  const { t } = useTranslation()
  return (
    <>
      <WithSettings>
        {({ theme, hotkeys }) => (
          <>
            <Section title={t('settings.theme.title')} text={t('settings.theme.text')}>
              <ThemeChoice theme={theme} />
            </Section>
            <Section title={t('keys.title')} text={t('settings.hotkeys.text')}>
              <HotkeyChoice hotkeys={hotkeys} />
            </Section>
          </>
        )}
      </WithSettings>
      <Section title={t('header.language')} text={t('settings.languageText')}>
        <LanguageChoice user={user} />
      </Section>
    </>
  )
}

/** `useSessionStart` applies the theme of the settings, so it changes once they are saved. */
function ThemeChoice({ theme }: Pick<Settings, 'theme'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { save, pending } = useSaveSettings()
  return (
    <RadioGroup
      label={t('settings.theme.label')}
      options={keysOf(themes).map((value) => ({ value, label: themes[value][language] }))}
      value={pending.theme ?? theme}
      onChange={(chosen) => save({ theme: chosen })}
    />
  )
}

/** Shortcuts of one key get in the way of dictation and of hands that press too much (WCAG 2.1.4). */
function HotkeyChoice({ hotkeys }: Pick<Settings, 'hotkeys'>) {
  const { t } = useTranslation()
  const { save, pending } = useSaveSettings()
  return (
    <Checkbox
      label={t('settings.hotkeys.label')}
      hint={t('settings.hotkeys.hint')}
      checked={pending.hotkeys ?? hotkeys}
      onChange={(event) => save({ hotkeys: event.target.checked })}
    />
  )
}

function LanguageChoice({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const resultToast = useResultToast()
  const { mutate, isPending, variables } = useUpdateProfile()
  return (
    <RadioGroup
      label={t('settings.languageLabel')}
      options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
      value={(isPending && variables.language) || user.language}
      onChange={(language) =>
        mutate(
          { language },
          resultToast({ done: t('profile.saved'), failed: t('profile.notSaved') }, () => changeLanguage(language)),
        )
      }
    />
  )
}
