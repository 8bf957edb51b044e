import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { CircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotkeys } from '../../../lib/use-hotkeys.ts'
import { SourceLink } from '../../../ui/details/source-link.tsx'
import { MaskedText, withMarkers } from './masked-text.tsx'
import { quotedAddress } from './quoted-address.ts'

export type Evidence = PositionDetail['evidence'][number]

type EvidenceToggleProps = { label: string; isOpen: boolean; controls: string; onToggle: () => void }

export function EvidenceToggle({ label, isOpen, controls, onToggle }: EvidenceToggleProps) {
  const { t } = useTranslation()
  const text = t('detail.how', { label })
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={text}
      title={text}
      onClick={onToggle}
      className="-my-1 grid size-6 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-brand-soft aria-expanded:text-brand pointer-coarse:-my-3 pointer-coarse:size-9"
    >
      <CircleQuestionMark className="size-3.5" aria-hidden="true" />
    </button>
  )
}

type EvidenceQuotesProps = { evidence: readonly Evidence[]; onClose: () => void }

/** Quotes with their page and the method they were read by. Mounted while they are open: Escape closes the ones opened last. */
export function EvidenceQuotes({ evidence, onClose }: EvidenceQuotesProps) {
  const { t } = useTranslation()
  useHotkeys({ Escape: onClose })
  return (
    <div className="mt-1.5 grid gap-2.5 border-brand border-l-2 pl-3">
      {evidence.map(({ quote, masks, url, extractor }) => (
        <figure key={`${quote} ${url}`} className="min-w-0">
          <blockquote className="text-pretty text-sm italic">
            “<MaskedText text={withMarkers(quote, masks)} masks={masks} />”
          </blockquote>
          <figcaption className="mt-0.5 text-muted text-xs">
            <SourceLink url={quotedAddress(url, { quote, masks })} />
            {extractor && ` · ${t(readings[extractor] ?? 'detail.reading.board', { name: extractor })}`}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Extractors that are not listed read the board of a tracking system. */
const readings: Readonly<
  Record<string, 'detail.reading.data' | 'detail.reading.text' | 'detail.reading.pdf' | undefined>
> = {
  'json-ld': 'detail.reading.data',
  microdata: 'detail.reading.data',
  rdfa: 'detail.reading.data',
  'embedded-state': 'detail.reading.data',
  'wordpress-rest': 'detail.reading.data',
  'detail-page': 'detail.reading.text',
  'repeated-blocks': 'detail.reading.text',
  headings: 'detail.reading.text',
  table: 'detail.reading.text',
  notice: 'detail.reading.text',
  'pdf-advert': 'detail.reading.pdf',
}
