import type { Settings } from '@vedetta/contracts/customers/settings'
import {
  type ExportField,
  type ExportFormat,
  exportFields,
  exportFormats,
} from '@vedetta/contracts/facts/export-choices'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'

/** The person's choices for the file. */
export type ExportChoice = { fields: ExportField[]; format: ExportFormat }

export function choiceOfSettings({
  exportFields: fields,
  exportFormat: format,
  exportContacts,
}: Settings): ExportChoice {
  return { fields: exportContacts ? [...fields, 'contacts'] : fields, format }
}

export function settingsOfChoice({ fields, format }: ExportChoice) {
  return {
    exportContacts: fields.includes('contacts'),
    exportFields: fields.filter((field) => field !== 'contacts'),
    exportFormat: format,
  }
}

type ExportChoicesProps = { choice: ExportChoice; onChange: (choice: ExportChoice) => void }

export function ExportChoices({ choice, onChange }: ExportChoicesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  function toggle(field: ExportField, isChosen: boolean) {
    const chosen = new Set(choice.fields)
    if (isChosen) chosen.add(field)
    else chosen.delete(field)
    onChange({ ...choice, fields: keysOf(exportFields).filter((each) => chosen.has(each)) })
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span aria-hidden="true" className="font-medium text-sm">
          {t('export.format')}
        </span>
        <SegmentedControl
          label={t('export.format')}
          options={keysOf(exportFormats).map((format) => ({ value: format, label: exportFormats[format][language] }))}
          value={choice.format}
          onChange={(format) => onChange({ ...choice, format })}
        />
      </div>
      <fieldset className="grid grid-cols-2 gap-x-3 gap-y-1">
        <legend className="mb-1 font-medium text-sm">{t('export.fields')}</legend>
        {keysOf(exportFields).map((field) => (
          <div key={field} className={field === 'contacts' ? 'col-span-2' : undefined}>
            <Checkbox
              label={exportFields[field][language]}
              hint={field === 'contacts' && t('settings.export.contactsHint')}
              checked={choice.fields.includes(field)}
              onChange={(event) => toggle(field, event.target.checked)}
            />
          </div>
        ))}
      </fieldset>
    </>
  )
}
