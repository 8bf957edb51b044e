import { type RequestKind, requestKinds } from '@vedetta/contracts/operations/requests'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import type { RequestFilter } from './requests.api.ts'

type KindFilterProps = {
  filter: RequestFilter
  /** Waiting requests by kind; undefined until loaded. */
  waiting: Partial<Record<RequestKind, number>> | undefined
  hrefOf: (change: Partial<RequestFilter>) => string
}

const linkClass =
  'flex h-7 items-center gap-1.5 rounded-md border border-edge/60 px-2.5 text-xs transition-colors hover:bg-hover aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold aria-[current=true]:text-brand pointer-coarse:h-9'

export function KindFilter({ filter: { state, kind }, waiting, hrefOf }: KindFilterProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const all = waiting && Object.values(waiting).reduce((sum, count) => sum + count, 0)

  function link(to: RequestKind | undefined, label: string, count: number | undefined) {
    return (
      <Link to={hrefOf({ kind: to })} aria-current={kind === to ? 'true' : undefined} className={linkClass}>
        {label}
        {state === 'waiting' && count !== undefined && (
          <span className="font-normal tabular-nums">{formatNumber(count, language)}</span>
        )}
      </Link>
    )
  }

  return (
    <nav aria-label={t('requests.kinds')}>
      <ul className="flex flex-wrap gap-1.5">
        <li>{link(undefined, t('requests.all'), all)}</li>
        {keysOf(requestKinds).map((each) => (
          <li key={each}>{link(each, requestKinds[each][language], waiting && (waiting[each] ?? 0))}</li>
        ))}
      </ul>
    </nav>
  )
}
