import { updateSettings } from '@vedetta/contracts/customers/settings'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveSettings } from '../../domain/use-save-settings.ts'
import { foldText } from '../../lib/fold-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ExcludedCompanyList } from './excluded-company-list.tsx'

const namesSchema = updateSettings.input.shape.excludedCompanies

/** Names as typed, newest first. */
export function ExcludedCompanies({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveSettings()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function add(event: FormEvent) {
    event.preventDefault()
    const name = typed.trim()
    const rejection = problemWith(name)
    setProblem(rejection)
    input.current?.focus()
    if (!rejection && !isSaving) save({ excludedCompanies: [name, ...names] }, () => setTyped(''))
  }

  function problemWith(name: string): string | undefined {
    if (names.some((known) => foldText(known) === foldText(name))) return t('settings.excluded.known')
    return namesSchema.safeParse([name, ...names]).success ? undefined : t('settings.excluded.invalid')
  }

  function remove(name: string) {
    if (isSaving) return
    save({ excludedCompanies: names.filter((each) => each !== name) })
    input.current?.focus()
  }

  return (
    <Section title={t('settings.excluded.title')} text={t('settings.excluded.text')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form noValidate onSubmit={add} className="max-w-md">
          <TextInput
            ref={input}
            label={t('settings.excluded.name')}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            value={typed}
            error={problem}
            onChange={(event) => setTyped(event.target.value)}
            beside={
              <Button type="submit" look="plain" busy={isSaving}>
                {t('settings.excluded.add')}
              </Button>
            }
          />
        </form>
        {names.length === 0 ? (
          <p className="text-muted text-sm">{t('settings.excluded.none')}</p>
        ) : (
          <ul aria-label={t('settings.excluded.title')} className="flex flex-wrap gap-1.5">
            {names.map((name) => (
              <li key={name} className="max-w-full">
                <Chip
                  tone="excluded"
                  text={name}
                  removeLabel={t('settings.excluded.remove', { name })}
                  onRemove={() => remove(name)}
                />
              </li>
            ))}
          </ul>
        )}
        <ExcludedCompanyList />
      </div>
    </Section>
  )
}
