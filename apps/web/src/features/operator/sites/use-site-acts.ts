import { explainSource } from '@vedetta/contracts/operator/site-reading'
import { type OperatorSite, pauseSite, resumeSite, visitSiteNow } from '@vedetta/contracts/operator/sites'
import { useTranslation } from 'react-i18next'
import { useResultToast } from '../../../lib/use-result-toast.ts'
import { useAskedCall, useOperatorCall } from '../frame/use-operator-call.ts'

export type ActedSite = Pick<OperatorSite, 'siteNo' | 'host' | 'state'>

export type SiteActs = ReturnType<typeof useSiteActs>

/** The acts on a site, from its row or its detail alike. */
export function useSiteActs() {
  const { t } = useTranslation()
  const resultToast = useResultToast()
  const visiting = useOperatorCall(visitSiteNow)
  const resuming = useOperatorCall(resumeSite)
  const explaining = useOperatorCall(explainSource)
  const pausing = useAskedCall(
    pauseSite,
    ({ siteNo }: ActedSite, reason) => ({ siteNo, reason }),
    () => t('operator.sites.paused'),
  )

  function visit({ siteNo }: ActedSite) {
    const texts = { done: t('operator.sites.visiting'), failed: t('operator.sites.notVisiting') }
    if (!visiting.isPending) visiting.mutate({ siteNo }, resultToast(texts))
  }

  function pauseOrResume(site: ActedSite) {
    if (site.state !== 'paused') return pausing.openDialog(site)
    const texts = { done: t('operator.sites.resumed'), failed: t('operator.sites.notResumed') }
    if (!resuming.isPending) resuming.mutate({ siteNo: site.siteNo }, resultToast(texts))
  }

  function explain(sourceNo: number, onOrdered: (readingID: string) => void) {
    if (explaining.isPending) return
    explaining.mutate(
      { sourceNo },
      {
        onSuccess: ({ readingID }) => onOrdered(readingID),
        onError: resultToast({ done: '', failed: t('operator.reading.notOrdered') }).onError,
      },
    )
  }

  return {
    visit,
    pauseOrResume,
    explain,
    pausing,
    isVisiting: visiting.isPending,
    isResuming: resuming.isPending,
    isExplaining: explaining.isPending,
  }
}
