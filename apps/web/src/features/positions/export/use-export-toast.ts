import type { Exported } from '@vedetta/contracts/position-export'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { showToast } from '../../../lib/toasts.ts'

/** How an export went: all of it, or the specification's word about what was left out. */
export function useTellExported(): (exported: Exported) => void {
  const { t } = useTranslation()
  const language = useLanguage()
  const counted = (count: number) => ({ count, n: formatNumber(count, language) })

  return ({ exported, failed, credits }) => {
    const used = t('export.used', counted(credits))
    if (failed > 0) {
      const description = t('export.partial', { over: t('export.over', counted(failed)), used })
      showToast({ type: 'warning', title: t('export.partly'), description, duration: 12_000 })
    } else {
      const description = t('export.whole', { exported: t('export.exported', counted(exported)), used })
      showToast({ type: 'success', title: t('export.done'), description, duration: 6000 })
    }
  }
}
