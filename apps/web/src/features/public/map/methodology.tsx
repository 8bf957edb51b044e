import { formatDateTime } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { PageSection } from '../parts/page-section.tsx'
import { useMapTexts } from './use-map-texts.ts'

/** The meaning of the figures, and when they were counted. */
export function Methodology({ countedAt }: { countedAt: string | null }) {
  const { how } = useMapTexts()
  const language = useLanguage()
  const when = countedAt === null ? undefined : how.counted(formatDateTime(new Date(countedAt), language))
  return (
    <PageSection title={how.title} {...(when && { text: when })}>
      <ul className="grid max-w-[72ch] list-disc gap-2.5 pl-5 text-[15px] text-ink/85">
        {how.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </PageSection>
  )
}
