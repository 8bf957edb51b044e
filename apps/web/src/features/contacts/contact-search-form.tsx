import { departments } from '@vedetta/contracts/facts/departments'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { ContactSearch, Department } from './contacts.api.ts'

type ContactSearchFormProps = {
  search: Pick<ContactSearch, 'title' | 'department'>
  counts: readonly { department: Department; people: number }[]
  total: number
  onSearch: (change: Partial<Pick<ContactSearch, 'title' | 'department'>>) => void
}

/** Searches people by words of their title, by department, or both. */
export function ContactSearchForm({
  search: { title = '', department },
  counts,
  total,
  onSearch,
}: ContactSearchFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useUrlDraft(title)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch({ title: typed.trim() || undefined })
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
          onChange={(chosen) => onSearch({ title: typed.trim() || undefined, department: chosen })}
        />
      </form>
    </search>
  )
}

type DepartmentSelectProps = Pick<ContactSearchFormProps, 'counts' | 'total'> & {
  department: Department | undefined
  onChange: (department: Department | undefined) => void
}

/** Lists all departments, those with people first. */
function DepartmentSelect({ department, counts, total, onChange }: DepartmentSelectProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const populated = counts.map((each) => each.department)
  const others = keysOf(departments).filter((each) => !populated.includes(each))
  const peopleOf = new Map(counts.map((each) => [each.department, each.people]))
  const withCount = (label: string, people: number) => `${label} (${formatNumber(people, language)})`
  return (
    <Select
      label={t('contacts.byDepartment')}
      options={[
        { value: 'all', label: withCount(t('contacts.allDepartments'), total) },
        ...[...populated, ...others].map((each) => ({
          value: each,
          label: withCount(departments[each][language], peopleOf.get(each) ?? 0),
        })),
      ]}
      value={department ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  )
}

/** A draft that resets whenever the URL's value changes. */
function useUrlDraft(urlValue: string): [string, (typed: string) => void] {
  const [previous, setPrevious] = useState(urlValue)
  const [typed, setTyped] = useState(urlValue)
  if (previous !== urlValue) {
    setPrevious(urlValue)
    setTyped(urlValue)
  }
  return [typed, setTyped]
}
