import { departments } from '@vedetta/contracts/departments'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ContactSearch, Department } from './contacts.api.ts'

type ContactQueryProps = {
  search: Pick<ContactSearch, 'title' | 'department'>
  counts: readonly { department: Department; people: number }[]
  total: number
  onAsk: (change: Partial<Pick<ContactSearch, 'title' | 'department'>>) => void
}

/** People by words of their title, by their department, or by both. */
export function ContactQuery({ search: { title = '', department }, counts, total, onAsk }: ContactQueryProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useTyped(title)

  function submit(event: FormEvent) {
    event.preventDefault()
    onAsk({ title: typed.trim() || undefined })
  }

  return (
    <search aria-label={t('contacts.search')}>
      <form className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,220px),1fr))] gap-3" onSubmit={submit}>
        <TextInput
          label={t('contacts.byTitle')}
          placeholder={t('contacts.titleExample')}
          value={typed}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
          beside={
            <Button
              type="submit"
              look="plain"
              className="px-3!"
              aria-label={t('contacts.submit')}
              title={t('contacts.submit')}
            >
              <Search className="size-4" aria-hidden="true" />
            </Button>
          }
        />
        <DepartmentSelect
          department={department}
          counts={counts}
          total={total}
          onChange={(chosen) => onAsk({ title: typed.trim() || undefined, department: chosen })}
        />
      </form>
    </search>
  )
}

type DepartmentSelectProps = Pick<ContactQueryProps, 'counts' | 'total'> & {
  department: Department | undefined
  onChange: (department: Department | undefined) => void
}

/** All of them: those that have people first, as the answer counts them. */
function DepartmentSelect({ department, counts, total, onChange }: DepartmentSelectProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const peopled = counts.map((each) => each.department)
  const others = keysOf(departments).filter((each) => !peopled.includes(each))
  const peopleOf = new Map(counts.map((each) => [each.department, each.people]))
  const counted = (label: string, people: number) => `${label} (${formatNumber(people, language)})`
  return (
    <Select
      label={t('contacts.byDepartment')}
      options={[
        { value: 'all', label: counted(t('contacts.allDepartments'), total) },
        ...[...peopled, ...others].map((each) => ({
          value: each,
          label: counted(departments[each][language], peopleOf.get(each) ?? 0),
        })),
      ]}
      value={department ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  )
}

/** Starts again from the URL whenever that changes. */
function useTyped(asked: string): [string, (typed: string) => void] {
  const [origin, setOrigin] = useState(asked)
  const [typed, setTyped] = useState(asked)
  if (origin !== asked) {
    setOrigin(asked)
    setTyped(asked)
  }
  return [typed, setTyped]
}
