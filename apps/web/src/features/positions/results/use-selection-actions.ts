import { useQueryClient } from '@tanstack/react-query'
import { excludeCompany } from '@vedetta/contracts/companies/excluded-companies'
import { savePosition } from '@vedetta/contracts/inbox/saved-positions'
import type { CompanyBrief } from '@vedetta/contracts/positions/position-row'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { excludedCompaniesQuery } from '../../../domain/excluded-companies.ts'
import { positionDetailKey, savedPositionsKey } from '../../../domain/query-cache-sync.ts'
import { invalidateResults } from '../../../domain/settings.ts'
import { type ApiFailure, fetchFromApi } from '../../../lib/api-query.ts'
import { showToast } from '../../../lib/toasts.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useMark } from '../marks.ts'
import type { ListedPosition } from './position-cells.tsx'

const undoMs = 8000

const markedTexts = { seen: 'selection.markedSeen', contacted: 'selection.markedContacted' } as const

/** One call after the other, each of which can be repeated; the first failure ends the row, and what was done is said. */
export function useSelectionActions() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const errorText = useErrorText()
  const markOne = useMark()

  function showFailure(title: string, failure: unknown) {
    const { code } = failure as ApiFailure
    showToast({ type: 'error', title, description: errorText(code), duration: 6000 })
  }

  async function mark(positions: readonly ListedPosition[], status: Extract<PositionStatus, 'seen' | 'contacted'>) {
    const marked: ListedPosition[] = []
    for (const position of positions) {
      if (!(await markOne(position.positionID, status))) break
      marked.push(position)
    }
    if (marked.length === 0) return
    showToast({
      type: 'success',
      title: t(markedTexts[status], { count: marked.length }),
      duration: undoMs,
      action: {
        label: t('inbox.undo'),
        onPress: async () => {
          for (const { positionID, status: before } of marked) if (!(await markOne(positionID, before))) break
        },
      },
    })
  }

  async function save(positions: readonly ListedPosition[]) {
    let count = 0
    try {
      for (const { positionID } of positions) {
        await fetchFromApi(savePosition, { positionID, saved: true })
        count += 1
      }
    } catch (failure) {
      showFailure(t('inbox.notSaved'), failure)
    }
    if (count > 0) showToast({ type: 'success', title: t('selection.saved', { count }) })
    for (const queryKey of [savedPositionsKey, positionDetailKey]) void client.invalidateQueries({ queryKey })
  }

  async function setExcluded(companies: readonly CompanyBrief[], excluded: boolean): Promise<CompanyBrief[]> {
    const done: CompanyBrief[] = []
    try {
      for (const company of companies) {
        await fetchFromApi(excludeCompany, { companyID: company.companyID, excluded })
        done.push(company)
      }
    } catch (failure) {
      showFailure(t('selection.notExcluded'), failure)
    }
    void client.invalidateQueries({ queryKey: excludedCompaniesQuery.queryKey })
    if (done.length > 0) invalidateResults(client)
    return done
  }

  /** Resolves to whether all were excluded. */
  async function exclude(companies: readonly CompanyBrief[]): Promise<boolean> {
    const done = await setExcluded(companies, true)
    if (done.length > 0) {
      showToast({
        type: 'success',
        title: t('selection.excluded', { count: done.length }),
        description: done.map(({ name }) => name).join(', '),
        duration: undoMs,
        action: { label: t('inbox.undo'), onPress: () => void setExcluded(done, false) },
      })
    }
    return done.length === companies.length
  }

  return { mark, save, exclude }
}
