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
      className="max-w-full"
      onClick={() => onApply(searchOfSentence(filter, toSentence(data)))}
    >
      <span className="truncate font-normal text-muted">
        {t('sentence.readTo')} <CriteriaText filter={fromCriteria(data.criteria)} />
      </span>
      <span className="shrink-0 font-normal text-muted"> · {t('sentence.countsOnce')}</span>
    </Button>
  )
}
