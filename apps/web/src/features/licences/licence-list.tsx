import type { LicenceSummary } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { RowList } from '../../ui/tables/row-list.tsx'
import { LicenceRow } from './licence-row.tsx'

export function LicenceList({ licences }: { licences: readonly LicenceSummary[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('licences.administered')}>
      <RowList>
        {licences.map((licence) => (
          <LicenceRow
            key={licence.licenceID}
            licence={licence}
            remark={t(licence.role === 'administrator' ? 'licences.youAdminister' : 'licences.youManage')}
            action={
              <Link
                to={`?${new URLSearchParams({ tab: 'licenses', licence: licence.licenceID })}`}
                aria-label={t('licences.openOf', { customer: licence.customer })}
                className={buttonClass({ look: 'plain', size: 'small' })}
              >
                {t('licences.open')}
              </Link>
            }
          />
        ))}
      </RowList>
    </Section>
  )
}
