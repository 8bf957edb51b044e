import type { Exported } from '@vedetta/contracts/inbox/position-export'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { showToast } from '../../../lib/toasts.ts'

/** Shows the result of an export: complete, or the specification's text about the positions left out. */
export function useExportToast(): (exported: Exported) => void {
  const { t } = useTranslation()
  const language = useLanguage()
  const countOf = (count: number) => ({ count, n: formatNumber(count, language) })

  return ({ exported, failed, credits }) => {
    const used = t('export.used', countOf(credits))
    if (failed > 0) {
      const description = t('export.partial', { over: t('export.over', countOf(failed)), used })
      showToast({ type: 'warning', title: t('export.partly'), description, duration: 12_000 })
    } else {
      const description = t('export.whole', { exported: t('export.exported', countOf(exported)), used })
      showToast({ type: 'success', title: t('export.done'), description, duration: 6000 })
    }
  }
}
