import { useQuery, useQueryClient } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import { type listSessions, revokeOtherSessions, revokeSession } from '@vedetta/contracts/customers/auth'
import { retention } from '@vedetta/contracts/facts/retention'
import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { z } from 'zod'
import { parseUserAgent } from '../../domain/parse-user-agent.ts'
import { useDeviceName } from '../../domain/use-device-name.ts'
import { formatAgo, formatInstant } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { sessionsQuery } from './profile.api.ts'

type Session = z.output<typeof listSessions.output>['sessions'][number]

export function SessionsSection() {
  const { t } = useTranslation()
  const deviceName = useDeviceName()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const onDone = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  const revoking = useConfirmedCall(revokeSession, { doneText: t('profile.sessions.ended'), onDone })
  const revokingOthers = useConfirmedCall(revokeOtherSessions, { doneText: t('profile.sessions.endedOthers'), onDone })
  const hasOthers = data?.sessions.some(({ current }) => !current)
  return (
    <Section
      title={t('profile.sessions.title')}
      text={t('profile.sessions.text', { days: retention.sessionDays })}
      action={
        hasOthers && (
          <Button look="plain" size="small" onClick={() => revokingOthers.openDialog('', {})}>
            {t('profile.sessions.endOthers')}
          </Button>
        )
      }
    >
      {error && <ErrorState title={t('profile.sessions.failed')} code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={2} />}
      {data && (
        <RowList>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.sessionID}
              session={session}
              name={deviceName(session.userAgent)}
              onEnd={() => revoking.openDialog(deviceName(session.userAgent), { sessionID: session.sessionID })}
            />
          ))}
        </RowList>
      )}
      <ConfirmDialog
        title={t('profile.sessions.endTitle')}
        text={t('profile.sessions.endText', { device: revoking.subject })}
        confirmLabel={t('profile.sessions.end')}
        look="danger"
        {...revoking.dialog}
      />
      <ConfirmDialog
        title={t('profile.sessions.endOthersTitle')}
        text={t('profile.sessions.endOthersText')}
        confirmLabel={t('profile.sessions.endOthers')}
        look="danger"
        {...revokingOthers.dialog}
      />
    </Section>
  )
}

type SessionRowProps = { session: Session; name: string; onEnd: () => void }

function SessionRow({ session, name, onEnd }: SessionRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const seen = new Date(session.lastSeenAt)
  const Icon = parseUserAgent(session.userAgent).isPhone ? Smartphone : Laptop
  return (
    <Row
      icon={<Icon aria-hidden="true" />}
      title={
        <>
          {name}
          {session.current && <Pill tone="brand">{t('profile.sessions.current')}</Pill>}
        </>
      }
      text={
        <>
          <time dateTime={session.lastSeenAt} title={formatInstant(seen, language)}>
            {t('profile.sessions.seen', { ago: formatAgo(seen, new Date(), language) })}
          </time>
          {session.network && ` · ${t('profile.sessions.network', { network: session.network })}`}
        </>
      }
      action={
        session.current ? (
          <Link to={routes.logOut} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('header.logOut')}
          </Link>
        ) : (
          <Button look="plain" size="small" aria-label={t('profile.sessions.endOf', { device: name })} onClick={onEnd}>
            {t('profile.sessions.end')}
          </Button>
        )
      }
    />
  )
}
