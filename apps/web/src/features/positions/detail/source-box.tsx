import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatInstant, formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { SourceLink } from '../../../ui/details/source-link.tsx'
import { sourceAddress } from './quoted-address.ts'

const kinds = { page: 'detail.proof.page', feed: 'detail.proof.feed', board: 'detail.proof.board' } as const

type SourceBoxProps = Pick<PositionDetail, 'sources' | 'evidence' | 'lastVerified' | 'told' | 'closedAt'>

/** The sources of a position, when they were first and last seen, the last verification, and when its reader was told. */
export function SourceBox({ sources, evidence, lastVerified, told, closedAt }: SourceBoxProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('detail.proof.title')} className="rounded-lg bg-brand-soft px-3.5 py-3 text-sm">
      <h3 className="flex items-center gap-1.5 font-semibold text-brand">
        <BadgeCheck className="size-4" aria-hidden="true" />
        {t('detail.proof.title')}
      </h3>
      <ul className="mt-1.5 grid gap-2">
        {sources.map(({ url, kind, firstSeen, lastSeen }) => (
          <li key={url} className="min-w-0">
            <SourceLink url={sourceAddress(url, evidence)} className="text-brand" />
            <span className="text-muted text-xs"> {t(kinds[kind])}</span>
            <p className="text-muted text-xs">
              {t('detail.proof.firstSeen')} <Moment at={firstSeen} />
              {lastSeen && (
                <>
                  {' · '}
                  {t('detail.proof.lastSeen')} <Moment at={lastSeen} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {(lastVerified || told) && (
        <div className="mt-2 grid gap-0.5 border-brand/20 border-t pt-2 text-brand text-xs">
          {lastVerified && (
            <p>
              {t(closedAt ? 'detail.proof.lastRead' : 'detail.proof.stillOpen')} <Moment at={lastVerified} />
            </p>
          )}
          {told && (
            <p>
              {t('detail.proof.told')} <Moment at={told.inApp} />
              {told.byMail && (
                <>
                  {' · '}
                  {t('detail.proof.toldByMail')} <Moment at={told.byMail} />
                </>
              )}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Moment({ at }: { at: string }) {
  const language = useLanguage()
  const value = new Date(at)
  return (
    <time dateTime={at} title={formatInstant(value, language)} className="tabular-nums">
      {formatMoment(value, new Date(), language)}
    </time>
  )
}
