import { localPath, routes } from '@vedetta/contracts/calls/routes'
import { isDoubt, readingReasons } from '@vedetta/contracts/positions/position-reading'
import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import { readings } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { Check, ChevronDown, CircleCheck, CircleDashed } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'

/** How sure the reading is that this is an open position, and why; the reasons are unfolded where it is not. */
export function Reading({ reading: { isSure, reasons } }: Pick<PositionRow, 'reading'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(!isSure)
  const Icon = isSure ? CircleCheck : CircleDashed
  return (
    <div className="border-line px-3.5 py-2.5 text-xs not-first:border-t">
      <div className="flex items-center gap-1.5">
        <Icon className={clsx('size-3.5 shrink-0', isSure ? 'text-brand' : 'text-ink')} aria-hidden="true" />
        <p>
          <span className="text-muted">{t('detail.certainty.title')}</span>{' '}
          <span className="font-semibold">{readings[isSure ? 'sure' : 'unsure'][language].toLowerCase()}</span>
        </p>
        {reasons.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="-my-1 ml-auto flex h-6 items-center gap-1 rounded-sm px-1.5 font-medium text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:-my-3 pointer-coarse:h-9"
          >
            {t('detail.certainty.why')}
            <ChevronDown className={clsx('size-3.5 transition-transform', isOpen && 'rotate-180')} aria-hidden="true" />
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen || reasons.length === 0} className="pt-2 pl-5">
        <ul className="grid gap-1">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-1.5">
              {isDoubt(reason) ? (
                <CircleDashed className="mt-0.5 size-3 shrink-0" aria-hidden="true" />
              ) : (
                <Check className="mt-0.5 size-3 shrink-0 text-brand" aria-hidden="true" />
              )}
              {readingReasons[reason][language]}
            </li>
          ))}
        </ul>
        {!isSure && <p className="mt-2">{t('detail.certainty.check')}</p>}
        <p className="mt-2 text-muted">
          <Link
            to={localPath(routes.readingQuality, language)}
            className="rounded-sm underline underline-offset-2 hover:text-ink"
          >
            {t('detail.certainty.quality')}
          </Link>
        </p>
      </div>
    </div>
  )
}
