import type { Settings } from '@vedetta/contracts/customers/settings'
import { useTranslation } from 'react-i18next'
import { useSaveSettings } from '../../domain/use-save-settings.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Section } from '../../ui/pages/section.tsx'

export function AgencyChoice({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const { save, pending } = useSaveSettings()
  return (
    <Section title={t('agencies.title')} text={t('agencies.text')}>
      <Checkbox
        label={t('agencies.hide')}
        hint={t('agencies.hideHint')}
        checked={pending.hideAgencies ?? settings.hideAgencies}
        onChange={(event) => save({ hideAgencies: event.target.checked })}
      />
    </Section>
  )
}
