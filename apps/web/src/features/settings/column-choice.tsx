import { defaultSettings, positionColumns, type Settings } from '@vedetta/contracts/settings'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Section } from '../../ui/section.tsx'
import { useSaveSettings } from './use-save-settings.ts'

type Column = Settings['columns'][number]

const names = {
  name: 'settings.columns.name',
  status: 'settings.columns.status',
  companyName: 'settings.columns.companyName',
  employees: 'settings.columns.employees',
  cities: 'settings.columns.cities',
  provinces: 'settings.columns.provinces',
  regions: 'settings.columns.regions',
  sectors: 'settings.columns.sectors',
  languages: 'settings.columns.languages',
  smartWorking: 'settings.columns.smartWorking',
  benefits: 'settings.columns.benefits',
  date: 'settings.columns.date',
  skills: 'settings.columns.skills',
  experience: 'settings.columns.experience',
  certifications: 'settings.columns.certifications',
  targetPersona: 'settings.columns.targetPersona',
  contract: 'settings.columns.contract',
  schedule: 'settings.columns.schedule',
  collar: 'settings.columns.collar',
  protectedCategories: 'settings.columns.protectedCategories',
} as const satisfies Record<Column, string>

/** Chosen together and saved together, in the order of the table. */
export function ColumnChoice({ saved }: { saved: readonly Column[] }) {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveSettings()
  const [chosen, setChosen] = useState<ReadonlySet<Column>>(new Set(saved))
  const columns = positionColumns.filter((column) => chosen.has(column))

  function toggle(column: Column) {
    const next = new Set(chosen)
    if (!next.delete(column)) next.add(column)
    setChosen(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (columns.length > 0 && !isSaving) save({ columns })
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
                label={t(names[column])}
                checked={chosen.has(column)}
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
          <Button look="quiet" onClick={() => setChosen(new Set(defaultSettings.columns))}>
            {t('settings.columns.reset')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
