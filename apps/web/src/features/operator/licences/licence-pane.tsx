import { useQuery } from '@tanstack/react-query'
import { plans } from '@vedetta/contracts/facts/plans'
import {
  getCustomerLicence,
  type OperatorLicenceDetail,
  setPublicApi,
  subscriptionStatuses,
} from '@vedetta/contracts/operator/licences'
import { consolePath } from '@vedetta/contracts/operator/screens'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import { FactList } from '../../../ui/details/fact-list.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { ActButton } from '../frame/act-button.tsx'
import { ConsoleDetail } from '../frame/console-detail.tsx'
import { Moment } from '../frame/moment.tsx'
import { useAskedCall } from '../frame/use-operator-call.ts'

export function LicencePane({ licenceID, onClose }: { licenceID: string; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['operator', 'licence', licenceID],
    queryFn: ({ signal }) => fetchFromApi(getCustomerLicence, { licenceID }, signal),
    staleTime: 0,
  })
  return (
    <ConsoleDetail
      subject={licenceID}
      label={t('operator.people.licence')}
      failed={t('operator.licences.oneFailed')}
      query={query}
      onClose={onClose}
      title={({ customer }) => customer}
      mark={({ tier, expired }) => (
        <span className="flex gap-1.5">
          <Pill tone="brand">{plans[tier][language]}</Pill>
          {expired && <Pill tone="no">{t('operator.licences.expired')}</Pill>}
        </span>
      )}
    >
      {(licence) => (
        <>
          <p className="-mt-2 text-muted text-sm">{licence.administratorEmail}</p>
          <PublicApi licence={licence} />
          <LicenceFacts licence={licence} />
          <Seats licence={licence} />
        </>
      )}
    </ConsoleDetail>
  )
}

/** An operator can't withdraw a part of the plan. */
function PublicApi({ licence }: { licence: OperatorLicenceDetail }) {
  const { t } = useTranslation()
  const { licenceID, customer, publicApi, publicApiGranted } = licence
  const granting = useAskedCall(
    setPublicApi,
    (granted: boolean) => ({ licenceID, granted }),
    ({ publicApi: has }) => t(has ? 'operator.licences.granted' : 'operator.licences.withdrawn'),
  )
  if (publicApi && !publicApiGranted) return <p className="text-sm">{t('operator.licences.apiByPlan')}</p>
  const isGrant = granting.chosen ?? !publicApiGranted
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ActButton onClick={() => granting.openDialog(!publicApiGranted)}>
        {t(publicApiGranted ? 'operator.licences.withdraw' : 'operator.licences.grant')}
      </ActButton>
      <ConfirmDialog
        {...granting.confirming}
        title={t(isGrant ? 'operator.licences.grantTitle' : 'operator.licences.withdrawTitle', { customer })}
        text={t(isGrant ? 'operator.licences.grantText' : 'operator.licences.withdrawText')}
        confirmLabel={t(isGrant ? 'operator.licences.grant' : 'operator.licences.withdraw')}
        look={isGrant ? 'primary' : 'danger'}
      />
    </div>
  )
}

function LicenceFacts({ licence }: { licence: OperatorLicenceDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const day = (instant: string) => formatDate(new Date(instant), language)
  const { balance, subscription } = licence
  const left = ({ left: rest, monthly }: { left: number; monthly: number }) =>
    t('operator.licences.leftOf', { left: number(rest), monthly: number(monthly) })
  return (
    <FactList
      facts={[
        { label: t('operator.licences.start'), value: day(licence.startsAt) },
        { label: t('operator.licences.end'), value: day(licence.expiresAt) },
        { label: t('operator.licences.searches'), value: left(balance.search) },
        { label: t('operator.licences.credits'), value: left(balance.credit) },
        {
          label: t('operator.licences.payment'),
          value: subscription
            ? [
                subscriptionStatuses[subscription.status][language],
                ...(subscription.paidUntil
                  ? [t('operator.licences.paidUntil', { day: day(subscription.paidUntil) })]
                  : []),
              ].join(', ')
            : t('operator.licences.byInvoice'),
        },
        {
          label: t('operator.licences.secondStep'),
          value: t(licence.requiresSecondStep ? 'operator.licences.required' : 'operator.licences.optional'),
        },
        { label: t('operator.licences.keys'), value: number(licence.keys) },
        { label: t('operator.licences.webhooks'), value: number(licence.webhooks) },
        { label: t('operator.licences.feeds'), value: number(licence.feeds) },
        { label: t('operator.licences.invites'), value: number(licence.invites) },
        {
          label: t('operator.licences.managers'),
          value: licence.managers.length === 0 ? '–' : licence.managers.join(', '),
        },
      ]}
    />
  )
}

function Seats({ licence: { seats, assigned, size } }: { licence: OperatorLicenceDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const of = t('operator.licences.seatsOf', {
    assigned: formatNumber(assigned, language),
    size: size === null ? '∞' : formatNumber(size, language),
  })
  return (
    <DetailSection title={t('operator.licences.seats')} aside={of}>
      {seats.length === 0 ? (
        <p className="text-muted text-sm">{t('operator.licences.noSeats')}</p>
      ) : (
        <ul className="divide-y divide-line/60 text-sm">
          {seats.map(({ userID, email, name, assignedAt }) => (
            <li key={userID} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5">
              <Link
                to={`${consolePath('people')}?${new URLSearchParams({ open: userID })}`}
                className="min-w-0 break-words rounded-sm font-medium underline decoration-current/40 underline-offset-2 hover:decoration-current"
              >
                {email}
              </Link>
              <span className="text-muted">{name}</span>
              <span className="ml-auto text-muted text-xs">
                <Moment at={assignedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}
