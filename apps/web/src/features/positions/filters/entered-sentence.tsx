import { searchCosts } from '@vedetta/contracts/search/search-cost'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { PositionFilter } from '../position-filter.ts'
import { CriteriaText } from '../saved/criteria-text.tsx'

type EnteredSentenceProps = {
  /** All that the entered sentence said. */
  said: PositionFilter
  ignored: readonly string[]
  onSearchWords: () => void
}

/** Below the field, after Enter: as what the sentence was searched, and how to search its words instead. */
export function EnteredSentence({ said, ignored, onSearchWords }: EnteredSentenceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = ignored.map((text) => t('sentence.word', { text })).join(', ')
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-muted text-xs">
      <p role="status" className="min-w-0">
        {t('sentence.readTo')} <CriteriaText filter={said} />
        {words !== '' && <> · {t('sentence.ignored', { words })}</>}
      </p>
      <Button look="quiet" size="tiny" onClick={onSearchWords}>
        {t('sentence.searchWords')}
        <span className="font-normal text-muted"> · {searchCosts.counted.short[language]}</span>
      </Button>
    </div>
  )
}
