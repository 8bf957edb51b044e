import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { fromCriteria, type PositionFilter, valuesOf } from '../position-filter.ts'
import { sentenceQuery } from '../positions.api.ts'
import { CriteriaText } from '../saved/criteria-text.tsx'
import { searchOfSentence, toSentence } from './sentence.ts'

type ReadingOfferProps = { filter: PositionFilter; onApply: (filter: PositionFilter) => void }

/** Where words found nothing that say more than a role: the search of what they say. */
export function ReadingOffer({ filter, onApply }: ReadingOfferProps) {
  const { t } = useTranslation()
  const [words = ''] = valuesOf(filter, 'name', 'included')
  const { data } = useQuery(sentenceQuery(words.replaceAll(/["“”„‟«»]/g, ' ').trim()))
  if (!data?.saysMore) return null
  return (
    <Button
      look="plain"
      size="small"
      className="h-auto! min-h-8 max-w-full flex-wrap gap-x-1! gap-y-0! whitespace-normal! py-1.5 text-left"
      onClick={() => onApply(searchOfSentence(filter, toSentence(data)))}
    >
      <span className="min-w-0 break-words font-normal text-muted">
        {t('sentence.readTo')} <CriteriaText filter={fromCriteria(data.criteria)} />
      </span>
      <span className="font-normal text-muted"> · {t('sentence.countsOnce')}</span>
    </Button>
  )
}
