import { useQuery } from '@tanstack/react-query'
import { plans } from '@vedetta/contracts/facts/plans'
import { providers } from '@vedetta/contracts/facts/providers'
import { mailNames } from '@vedetta/contracts/operator/mail-names'
import {
  endSessions,
  getPerson,
  type OperatorPersonDetail,
  resetPersonSecondStep,
} from '@vedetta/contracts/operator/people'
import { consolePath } from '@vedetta/contracts/operator/screens'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { formatList, formatNumber } from '../../../lib/format.ts'
import { languageNames, useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import { FactList } from '../../../ui/details/fact-list.tsx'
import { ActButton } from '../frame/act-button.tsx'
import { ConsoleDetail } from '../frame/console-detail.tsx'
import { labelOf } from '../frame/label-of.ts'
import { Moment } from '../frame/moment.tsx'
import { ReasonDialog } from '../frame/reason-dialog.tsx'
import { useAskedCall } from '../frame/use-operator-call.ts'
import { PersonMarks } from './person-marks.tsx'

const linkClass = 'rounded-sm underline decoration-current/40 underline-offset-2 hover:decoration-current'

export function PersonPane({ userID, onClose }: { userID: string; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['operator', 'person', userID],
    queryFn: ({ signal }) => fetchFromApi(getPerson, { userID }, signal),
    staleTime: 0,
  })
  return (
    <ConsoleDetail
      subject={userID}
      label={t('operator.people.person')}
      failed={t('operator.people.oneFailed')}
      query={query}
      onClose={onClose}
      title={({ email }) => email}
      mark={(person) => <PersonMarks person={person} />}
    >
      {(person) => (
        <>
          <p className="-mt-2 text-muted text-sm">{person.name}</p>
          <PersonActs person={person} />
          <PersonFacts person={person} />
          <PersonLicences person={person} />
          <PersonMails person={person} />
        </>
      )}
    </ConsoleDetail>
  )
}

function PersonActs({ person }: { person: OperatorPersonDetail }) {
  const { t } = useTranslation()
  const { userID, email } = person
  const ending = useAskedCall(
    endSessions,
    (_: 'chosen', reason) => ({ userID, reason }),
    ({ sessions }) => t('operator.people.ended', { count: sessions }),
  )
  const resetting = useAskedCall(
    resetPersonSecondStep,
    (_: 'chosen', reason) => ({ userID, reason }),
    () => t('operator.people.reset'),
  )
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton disabled={person.sessions === 0} onClick={() => ending.openDialog('chosen')}>
        {t('operator.people.end')}
      </ActButton>
      <ActButton disabled={!person.twoStep} onClick={() => resetting.openDialog('chosen')}>
        {t('operator.people.resetStep')}
      </ActButton>
      <ReasonDialog
        {...ending.asking}
        title={t('operator.people.endTitle', { email })}
        text={t('operator.people.endText')}
        submitLabel={t('operator.people.end')}
      />
      <ReasonDialog
        {...resetting.asking}
        title={t('operator.people.resetTitle', { email })}
        text={t('operator.people.resetText')}
        submitLabel={t('operator.people.resetStep')}
        look="danger"
      />
    </div>
  )
}

function PersonFacts({ person }: { person: OperatorPersonDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const methods = [
    ...(person.hasPassword ? [t('operator.people.password')] : []),
    ...person.providers.map((name) => labelOf(providers, name, language)),
  ]
  return (
    <FactList
      facts={[
        { label: t('operator.people.created'), value: <Moment at={person.createdAt} /> },
        { label: t('operator.people.lastSignIn'), value: <Moment at={person.lastSignIn} /> },
        { label: t('operator.people.sessions'), value: number(person.sessions) },
        { label: t('operator.people.ways'), value: methods.length === 0 ? '–' : formatList(methods, language) },
        { label: t('operator.people.language'), value: languageNames[person.language] },
        { label: t('operator.people.filters'), value: number(person.filters) },
        { label: t('operator.people.devices'), value: number(person.devices) },
        { label: t('operator.licences.webhooks'), value: number(person.webhooks) },
        { label: t('operator.licences.feeds'), value: number(person.feeds) },
      ]}
    />
  )
}

function PersonLicences({ person: { licence, seatSince, administers, manages } }: { person: OperatorPersonDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const link = (licenceID: string, customer: string) => (
    <Link to={`${consolePath('licences')}?${new URLSearchParams({ open: licenceID })}`} className={linkClass}>
      {customer}
    </Link>
  )
  return (
    <DetailSection title={t('operator.people.licence')}>
      <ul className="grid gap-1.5 text-sm">
        {licence ? (
          <li>
            {t('operator.people.seat')} {link(licence.licenceID, licence.customer)} · {plans[licence.tier][language]}
            {seatSince && (
              <span className="text-muted">
                {' · '}
                {t('operator.people.since')} <Moment at={seatSince} />
              </span>
            )}
          </li>
        ) : (
          <li className="text-muted">{t('operator.people.noLicence')}</li>
        )}
        {administers.map(({ licenceID, customer }) => (
          <li key={licenceID}>
            {t('operator.people.administers')} {link(licenceID, customer)}
          </li>
        ))}
        {manages.map(({ licenceID, customer }) => (
          <li key={licenceID}>
            {t('operator.people.manages')} {link(licenceID, customer)}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

function PersonMails({ person: { mails } }: { person: OperatorPersonDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <DetailSection title={t('operator.people.mails')}>
      {mails.length === 0 ? (
        <p className="text-muted text-sm">{t('operator.people.noMails')}</p>
      ) : (
        <ul className="divide-y divide-line/60 text-sm">
          {mails.map(({ template, queuedAt, sentAt, failedAt }) => (
            <li key={`${template} ${queuedAt}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="font-medium">{labelOf(mailNames, template, language)}</span>
              <span className="text-muted text-xs">
                <Moment at={sentAt ?? failedAt ?? queuedAt} />
              </span>
              <span className="ml-auto">
                {sentAt ? (
                  <Pill tone="brand">{t('operator.people.sent')}</Pill>
                ) : failedAt ? (
                  <Pill tone="no">{t('operator.people.notSent')}</Pill>
                ) : (
                  <Pill tone="new">{t('operator.people.queued')}</Pill>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}
