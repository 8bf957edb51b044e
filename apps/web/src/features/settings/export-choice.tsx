import type { Settings } from '@vedetta/contracts/customers/settings'
import { useTranslation } from 'react-i18next'
import { useSaveSettings } from '../../domain/use-save-settings.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Section } from '../../ui/pages/section.tsx'

export function ExportChoice({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const { save, pending } = useSaveSettings()
  return (
    <Section title={t('settings.export.title')}>
      <Checkbox
        label={t('settings.export.contacts')}
        hint={t('settings.export.contactsHint')}
        checked={pending.exportContacts ?? settings.exportContacts}
        onChange={(event) => save({ exportContacts: event.target.checked })}
      />
    </Section>
  )
}
