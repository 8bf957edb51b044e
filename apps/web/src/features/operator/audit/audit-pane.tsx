import type { AuditEntry } from '@vedetta/contracts/operator/audit'
import { consolePath } from '@vedetta/contracts/operator/screens'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { ConsoleDetail } from '../frame/console-detail.tsx'
import { useEntryTexts } from './entry-texts.ts'

export function AuditPane({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const texts = useEntryTexts()
  const subject = texts.subject(entry)
  const { actor } = entry
  return (
    <ConsoleDetail
      subject={`${entry.entryNo}`}
      label={t('operator.audit.entry')}
      failed={t('operator.audit.failed')}
      query={{
        data: entry,
        error: null,
        refetch: () => Promise.reject(new Error('An entry of the list has no query')),
      }}
      onClose={onClose}
      title={({ act }) => texts.act(act)}
    >
      {({ at, entryNo, act }) => (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[160px_minmax(0,1fr)]">
          <Fact label={t('operator.audit.at')}>{formatInstant(new Date(at), language)}</Fact>
          <Fact label={t('operator.audit.by')}>
            {actor ? (
              <Link
                to={`${consolePath('people')}?${new URLSearchParams({ open: actor.userID })}`}
                className="rounded-sm underline decoration-current/40 underline-offset-2 hover:decoration-current"
              >
                {actor.email ?? t('operator.deletedAccount')}
              </Link>
            ) : (
              t('operator.audit.nobody')
            )}
          </Fact>
          {subject !== null && <Fact label={t('operator.audit.subject')}>{subject}</Fact>}
          {texts.facts(entry).map(({ name, value }) => (
            <Fact key={name} label={name}>
              {value}
            </Fact>
          ))}
          <Fact label={t('operator.audit.number')}>
            <span className="tabular-nums">
              {entryNo} · {act}
            </span>
          </Fact>
        </dl>
      )}
    </ConsoleDetail>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted text-sm max-sm:-mb-2.5">{label}</dt>
      <dd className="min-w-0 break-words text-sm">{children}</dd>
    </>
  )
}
