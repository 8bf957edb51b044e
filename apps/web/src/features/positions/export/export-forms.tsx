import { useQuery } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { maxExported } from '@vedetta/contracts/inbox/position-export'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { settingsQuery, useUpdateSettings } from '../../../domain/settings.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Banner } from '../../../ui/controls/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { DialogActions } from '../../../ui/overlays/dialog.tsx'
import { type ExportSubject, exportCostQuery, useExport } from './export.api.ts'
import { choiceOfSettings, type ExportChoice, ExportChoices, settingsOfChoice } from './export-choices.tsx'
import { affordable, ExportCost } from './export-cost.tsx'
import { PageRange, parseRange } from './page-range.tsx'
import { startDownload } from './start-download.ts'
import { useExportToast } from './use-export-toast.ts'

export function ExportChosen({ positionIDs, onClose }: { positionIDs: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isTooMany = positionIDs.length > maxExported
  return (
    <ExportForm subject={isTooMany ? undefined : { positionIDs: [...positionIDs] }} onClose={onClose}>
      {isTooMany && <Banner tone="error">{t('export.tooMany', { most: formatNumber(maxExported, language) })}</Banner>}
    </ExportForm>
  )
}

type ExportPagesProps = { searchID: string; page: number; pages: number; onClose: () => void }

export function ExportPages({ searchID, page, pages, onClose }: ExportPagesProps) {
  const [typed, setTyped] = useState({ start: String(page), end: String(page) })
  const [entered, setEntered] = useState(typed)
  const paused = useDebounced(typed, 300)
  const settled = entered === typed ? entered : paused
  const range = parseRange(settled, pages)
  // A range still being typed has no cost yet and can't be confirmed.
  const subject = settled === typed && range ? { searchID, ...range } : undefined
  return (
    <ExportForm subject={subject} onClose={onClose}>
      <PageRange range={typed} pages={pages} onChange={setTyped} onEnter={() => setEntered(typed)} />
    </ExportForm>
  )
}

type ExportFormProps = { subject: ExportSubject | undefined; onClose: () => void; children: ReactNode }

/** No form, which Enter in a field would submit: only a press of the button pays. */
function ExportForm({ subject, onClose, children }: ExportFormProps) {
  const { t } = useTranslation()
  const showResult = useExportToast()
  const requestIDOf = useRequestID()
  const { choice, change, remember } = useExportChoice()
  const {
    data: cost,
    error: costError,
    refetch,
  } = useQuery({
    ...exportCostQuery(subject ?? { positionIDs: [] }),
    enabled: subject !== undefined,
  })
  const { mutate, isPending, error } = useExport((exported) => {
    startDownload(exported.url)
    showResult(exported)
    onClose()
  })
  const isPayable = cost !== undefined && affordable(cost) > 0

  function pay() {
    if (!subject || !isPayable || isPending) return
    mutate({ subject, ...choice, requestID: requestIDOf(subject, choice) })
    remember()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {children}
      <ExportChoices choice={choice} onChange={change} />
      {!costError && <ExportCost cost={cost} />}
      <FormError
        code={error?.code ?? costError?.code}
        action={
          costError && (
            <Button look="plain" size="small" onClick={() => void refetch()}>
              {t('errors.retry')}
            </Button>
          )
        }
      />
      <DialogActions>
        <Link
          to={`${routes.profile}?tab=exports`}
          className="self-center rounded-sm text-muted text-sm underline underline-offset-2 hover:text-ink max-sm:py-2 sm:mr-auto"
        >
          {t('export.past')}
        </Link>
        <Button look="plain" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button onClick={pay} busy={isPending} disabled={!isPayable}>
          {t('export.submit')}
        </Button>
      </DialogActions>
    </div>
  )
}

/** The choices of the settings until the person makes others, which the next export begins with. */
function useExportChoice() {
  const { data: settings = defaultSettings } = useQuery(settingsQuery)
  const { mutate: save } = useUpdateSettings()
  const [chosen, change] = useState<ExportChoice>()
  const remember = () => {
    if (chosen) save(settingsOfChoice(chosen))
  }
  return { choice: chosen ?? choiceOfSettings(settings), change, remember }
}

/** One ID per subject and choice while the dialog is open, so that a retry is never charged twice. */
function useRequestID(): (subject: ExportSubject, choice: ExportChoice) => string {
  const [requests] = useState(() => new Map<string, string>())
  return (subject, choice) => {
    const key = JSON.stringify([subject, choice])
    const requestID = requests.get(key) ?? crypto.randomUUID()
    requests.set(key, requestID)
    return requestID
  }
}
