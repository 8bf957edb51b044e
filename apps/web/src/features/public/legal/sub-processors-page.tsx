import { useQuery } from '@tanstack/react-query'
import { isInEea, processingPurposes, subProcessorsPath } from '@vedetta/contracts/privacy/processing'
import type { SubProcessor } from '@vedetta/contracts/privacy/sub-processors'
import type { Language } from '@vedetta/contracts/text/labels'
import { useSite } from '../../../domain/site.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { LegalPage } from './legal-page.tsx'
import type { LegalBlock } from './legal-texts.ts'
import { subProcessorsEn } from './sub-processors.en.ts'
import { subProcessorsIt } from './sub-processors.it.ts'

export function SubProcessorsPage() {
  const language = useLanguage()
  const site = useSite()
  const texts = { it: subProcessorsIt, en: subProcessorsEn }[language]
  const { data } = useQuery<{ subProcessors: SubProcessor[] }>({
    queryKey: [subProcessorsPath, {}],
    queryFn: async ({ signal }) => (await import('./sub-processors.api.ts')).fetchSubProcessors(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <LegalPage
      texts={{
        ...texts,
        sections: [
          { id: 'list', title: texts.listTitle, blocks: data ? listOf(data.subProcessors, language) : [] },
          { id: 'about', title: texts.aboutTitle, blocks: texts.about(site) },
        ],
      }}
    />
  )
}

function listOf(subProcessors: readonly SubProcessor[], language: Language): LegalBlock[] {
  const { none, columns, inside, outside } = { it: subProcessorsIt, en: subProcessorsEn }[language]
  if (subProcessors.length === 0) return [none]
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const rows = subProcessors.map(({ name, purpose, country }) => [
    name,
    processingPurposes[purpose][language],
    countries.of(country) ?? country,
    isInEea(country) ? inside : outside,
  ])
  return [{ table: { head: columns, rows } }]
}
