import { saveFilter } from '@vedetta/contracts/search/saved-filters'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from '../../../lib/api-client.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { TextInput } from '../../../ui/forms/text-input.tsx'

type FilterNameInputProps = {
  value: string
  onChange: (value: string) => void
  /** The error found here or by the server. */
  problem: ApiErrorCode | undefined
  hint?: ReactNode
}

export function FilterNameInput({ value, onChange, problem, hint }: FilterNameInputProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <TextInput
      label={t('savedFilters.name')}
      hint={hint}
      autoComplete="off"
      maxLength={80}
      value={value}
      error={problem && errorText(problem)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function isFilterName(text: string): boolean {
  return saveFilter.input.shape.name.safeParse(text).success
}

/** Whether an error is about the name, and thus shown at its field. */
export function isAboutName(code: ApiErrorCode | undefined): boolean {
  return code === 'filter_name_taken' || code === 'filter_name_required'
}
