import { useMutation, useQueryClient } from '@tanstack/react-query'
import { buyAccounts, buyNews, type CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { useTranslation } from 'react-i18next'
import { refreshBalance } from '../../domain/profile.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { companyQuery, newsKey } from './company.api.ts'

/** The response of the purchase contains the accounts. */
export function useBuyAccounts(companyID: string) {
  const client = useQueryClient()
  const { t } = useTranslation()
  const { queryKey } = companyQuery(companyID)
  return usePurchase({
    buy: () => fetchFromApi(buyAccounts, { companyID }),
    done: t('company.accounts.bought'),
    failed: t('company.accounts.notBought'),
    onBought: ({ accounts }) =>
      client.setQueryData<CompanyDetail>(queryKey, (company) => company && { ...company, accounts }),
    onFailed: () => void client.invalidateQueries({ queryKey }),
  })
}

export function useBuyNews(companyID: string) {
  const client = useQueryClient()
  const { t } = useTranslation()
  const refetch = () => client.invalidateQueries({ queryKey: newsKey(companyID) })
  return usePurchase({
    buy: () => fetchFromApi(buyNews, { companyID }),
    done: t('company.news.bought'),
    failed: t('company.news.notBought'),
    onBought: refetch,
    onFailed: () => void refetch(),
  })
}

type Purchase<Answer> = {
  buy: () => Promise<Answer>
  /** Titles of the toasts. */
  done: string
  failed: string
  onBought: (answer: Answer) => unknown
  onFailed: () => void
}

function usePurchase<Answer extends { credits: number }>({ buy, done, failed, onBought, onFailed }: Purchase<Answer>) {
  const client = useQueryClient()
  const { t } = useTranslation()
  const language = useLanguage()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: buy,
    onSuccess: async (answer) => {
      await onBought(answer)
      const { credits } = answer
      const description =
        credits > 0
          ? t('company.offer.used', { count: credits, n: formatNumber(credits, language) })
          : t('company.offer.paidBefore')
      showToast({ type: 'success', title: done, description, duration: 4000 })
    },
    onError: ({ code }) => {
      onFailed()
      showToast({ type: 'error', title: failed, description: errorText(code), duration: 6000 })
    },
    // Also after a failure: the server may have charged although its response was lost.
    onSettled: () => void refreshBalance(client),
  })
}
