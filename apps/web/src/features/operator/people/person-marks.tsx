import type { OperatorPerson } from '@vedetta/contracts/operator/people'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../../ui/controls/pill.tsx'

type PersonMarksProps = { person: Pick<OperatorPerson, 'verified' | 'twoStep' | 'operator'> }

export function PersonMarks({ person: { verified, twoStep, operator } }: PersonMarksProps) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap gap-1.5">
      {operator && <Pill tone="done">{t('operator.people.operator')}</Pill>}
      {twoStep ? (
        <Pill tone="brand">{t('operator.people.twoStep')}</Pill>
      ) : (
        <Pill tone="neutral">{t('operator.people.noTwoStep')}</Pill>
      )}
      {!verified && <Pill tone="new">{t('operator.people.unverified')}</Pill>}
    </span>
  )
}
