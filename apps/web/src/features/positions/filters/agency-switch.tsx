import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../../domain/settings.ts'
import { useSaveSettings } from '../../../domain/use-save-settings.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'

/** A setting rather than a filter: it applies to every search, also of companies. */
export function AgencySwitch() {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const { save, pending } = useSaveSettings()
  return (
    <div className="border-line border-b pb-3">
      <Checkbox
        label={t('agencies.hide')}
        hint={t('agencies.everywhere')}
        checked={pending.hideAgencies ?? settings?.hideAgencies ?? false}
        disabled={!settings}
        onChange={(event) => save({ hideAgencies: event.target.checked })}
      />
    </div>
  )
}
