import { useQuery } from '@tanstack/react-query'
import { type ApiKey, revokeApiKey, rotateApiKey, rotationHours } from '@vedetta/contracts/customers/api-keys'
import { scopes } from '@vedetta/contracts/public-api/scopes'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDate, formatDateTime } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { CreateApiKeyDialog } from './create-api-key-dialog.tsx'
import { apiKeysQuery, useRefreshApiKeys } from './integrations.api.ts'
import { SecretDialog } from './secret-dialog.tsx'

/** The API keys of a licence: list, create, replace and revoke. */
export function ApiKeysSection({ licenceID, title }: { licenceID: string; title: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(apiKeysQuery(licenceID))
  const refresh = useRefreshApiKeys(licenceID)
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const rotating = useConfirmedCall(rotateApiKey, {
    doneText: t('integrations.keys.rotated'),
    onDone: async ({ secret: created }) => {
      await refresh()
      setSecret(created)
    },
  })
  const revoking = useConfirmedCall(revokeApiKey, { doneText: t('integrations.keys.revoked'), onDone: refresh })
  return (
    <Section
      title={title}
      text={t('integrations.keys.text')}
      action={
        <Button look="plain" size="small" onClick={() => setCreating(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {t('integrations.keys.create')}
        </Button>
      }
    >
      {error && <ErrorState title={t('integrations.keys.failed')} code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={2} />}
      {data?.keys.length === 0 && <p className="text-muted text-sm">{t('integrations.keys.none')}</p>}
      {data && data.keys.length > 0 && (
        <RowList label={title}>
          {data.keys.map((key) => (
            <ApiKeyRow
              key={key.keyID}
              apiKey={key}
              onRotate={() => rotating.openDialog(key.name, { licenceID, keyID: key.keyID })}
              onRevoke={() => revoking.openDialog(key.name, { licenceID, keyID: key.keyID })}
            />
          ))}
        </RowList>
      )}
      <CreateApiKeyDialog
        licenceID={licenceID}
        open={isCreating}
        onClose={() => setCreating(false)}
        onCreated={async (created) => {
          await refresh()
          setCreating(false)
          setSecret(created)
        }}
      />
      <SecretDialog
        secret={secret}
        title={t('integrations.keys.secretTitle')}
        text={t('integrations.keys.secretText')}
        copyLabel={t('integrations.keys.copy')}
        onClose={() => setSecret(null)}
      />
      <ConfirmDialog
        title={t('integrations.keys.rotateTitle')}
        text={t('integrations.keys.rotateText', { name: rotating.subject, hours: rotationHours })}
        confirmLabel={t('integrations.keys.rotate')}
        {...rotating.dialog}
      />
      <ConfirmDialog
        title={t('integrations.keys.revokeTitle')}
        text={t('integrations.keys.revokeText', { name: revoking.subject })}
        confirmLabel={t('integrations.keys.revoke')}
        look="danger"
        {...revoking.dialog}
      />
    </Section>
  )
}

type ApiKeyRowProps = { apiKey: ApiKey; onRotate: () => void; onRevoke: () => void }

function ApiKeyRow({ apiKey, onRotate, onRevoke }: ApiKeyRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, prefix, status, seat, lastUsedAt, previousUntil } = apiKey
  const facts = [
    t('integrations.keys.facts', { person: seat.name, day: formatDate(new Date(apiKey.createdAt), language) }),
    ...(status === 'active'
      ? [t('integrations.keys.expires', { day: formatDate(new Date(apiKey.expiresAt), language) })]
      : []),
    lastUsedAt
      ? t('integrations.keys.used', { ago: formatAgo(new Date(lastUsedAt), new Date(), language) })
      : t('integrations.keys.unused'),
  ]
  return (
    <Row
      icon={<KeyRound aria-hidden="true" />}
      title={
        <>
          {name}
          <code className="font-normal text-muted text-sm">{prefix}…</code>
          {status === 'expired' && <Pill tone="no">{t('integrations.keys.expired')}</Pill>}
          {status === 'seat_ended' && <Pill tone="no">{t('integrations.keys.seatEnded')}</Pill>}
        </>
      }
      text={
        <>
          <p>{facts.join(' · ')}</p>
          <p>{apiKey.scopes.map((scope) => scopes[scope][language]).join(' · ')}</p>
          {previousUntil && (
            <p>{t('integrations.keys.previousUntil', { time: formatDateTime(new Date(previousUntil), language) })}</p>
          )}
        </>
      }
      action={
        <>
          {status === 'active' && (
            <Button look="plain" size="small" aria-label={t('integrations.keys.rotateOf', { name })} onClick={onRotate}>
              {t('integrations.keys.rotate')}
            </Button>
          )}
          <Button look="plain" size="small" aria-label={t('integrations.keys.revokeOf', { name })} onClick={onRevoke}>
            {t('integrations.keys.revoke')}
          </Button>
        </>
      }
    />
  )
}
