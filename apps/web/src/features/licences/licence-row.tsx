import type { LicenceSummary } from '@vedetta/contracts/customers/licences'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Row } from '../../ui/tables/row-list.tsx'
import { LicencePills } from './licence-pills.tsx'
import { useSeatCount } from './use-seat-count.ts'

type LicenceRowProps = {
  licence: LicenceSummary
  /** Text of the surrounding list, shown before the seats and the expiry. */
  remark: string | undefined
  action?: ReactNode
}

export function LicenceRow({ licence, remark, action }: LicenceRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const seatCount = useSeatCount()
  const end = t(licence.expired ? 'licences.expiredOn' : 'licences.expiresOn', {
    day: formatDate(new Date(licence.expiresAt), language),
  })
  return (
    <Row
      title={
        <>
          {licence.customer}
          <LicencePills licence={licence} />
        </>
      }
      text={[...(remark === undefined ? [] : [remark]), seatCount(licence), end].join(' · ')}
      action={action}
    />
  )
}
