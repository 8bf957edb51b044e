import { defaultSettings, type PositionColumn, positionColumns } from '@vedetta/contracts/customers/settings'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { columnNames, withColumn } from '../../domain/columns.ts'
import { useSaveSettings } from '../../domain/use-save-settings.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Section } from '../../ui/pages/section.tsx'

/** Saved with one button, in the user's order. */
export function ColumnChoice({ saved }: { saved: readonly PositionColumn[] }) {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveSettings()
  const [columns, setColumns] = useState(saved)

  function toggle(column: PositionColumn) {
    setColumns(columns.includes(column) ? columns.filter((each) => each !== column) : withColumn(columns, column))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (columns.length > 0 && !isSaving) save({ columns: [...columns] })
  }

  return (
    <Section title={t('settings.columns.title')} text={t('settings.columns.text')}>
      <form onSubmit={submit} className="grid gap-4">
        <fieldset>
          <legend className="sr-only">{t('settings.columns.title')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-4 gap-y-1.5">
            {positionColumns.map((column) => (
              <Checkbox
                key={column}
                label={t(columnNames[column])}
                checked={columns.includes(column)}
                onChange={() => toggle(column)}
              />
            ))}
          </div>
        </fieldset>
        {columns.length === 0 && (
          <p role="alert" className="text-no text-sm">
            {t('settings.columns.atLeastOne')}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isSaving}>
            {t('settings.columns.save')}
          </Button>
          <Button look="quiet" onClick={() => setColumns(defaultSettings.columns)}>
            {t('settings.columns.reset')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
