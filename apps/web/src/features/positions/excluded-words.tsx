import { useTranslation } from 'react-i18next'
import { useSyncedInput } from '../../lib/use-synced-input.ts'
import { nameField } from './name-field.ts'

type ExcludedWordsProps = { value: string | undefined; onApply: (words: string | undefined) => void }

export function ExcludedWords({ value, onApply }: ExcludedWordsProps) {
  const { t } = useTranslation()
  const input = useSyncedInput(value ?? '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onApply(nameField.read(new FormData(event.currentTarget).get('words')))
      }}
    >
      <input
        ref={input}
        name="words"
        defaultValue={value}
        maxLength={nameField.maxLength}
        aria-label={t('filters.excludedWords')}
        placeholder={t('filters.excludedWordsExample')}
        className="h-8 w-full rounded-md border border-edge/60 bg-card px-2 text-sm placeholder:text-muted pointer-coarse:h-10 pointer-coarse:text-[16px]"
      />
    </form>
  )
}
