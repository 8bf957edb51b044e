import type { LicenceSummary } from '@vedetta/contracts/licences'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Row, RowList } from '../../ui/row-list.tsx'
import { Section } from '../../ui/section.tsx'
import { LicencePills } from './licence-pills.tsx'
import { useSeatCount } from './use-seat-count.ts'

export function LicenceList({ licences }: { licences: readonly LicenceSummary[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const seatCount = useSeatCount()
  return (
    <Section title={t('licences.administered')}>
      <RowList>
        {licences.map((licence) => (
          <Row
            key={licence.licenceID}
            title={
              <>
                {licence.customer}
                <LicencePills licence={licence} />
              </>
            }
            text={[
              t(licence.role === 'administrator' ? 'licences.youAdminister' : 'licences.youManage'),
              seatCount(licence),
              t(licence.expired ? 'licences.expiredOn' : 'licences.expiresOn', {
                day: formatDate(new Date(licence.expiresAt), language),
              }),
            ].join(' · ')}
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
