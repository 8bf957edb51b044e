import { MockupText } from '../parts/mockup.tsx'

type EvidenceExampleProps = {
  example: string
  rows: readonly { field: string; value: string; quote: string }[]
  silent: string
  when: string
}

/** Facts of an example position, each with its quote. */
export function EvidenceExample({ example, rows, silent, when }: EvidenceExampleProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-card">
      <p className="border-line border-b px-5 py-3 text-[13px] text-muted">
        {example}: {when}
      </p>
      <dl>
        {rows.map(({ field, value, quote }) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-1 border-line border-b px-5 py-4 md:grid-cols-[9rem_14rem_1fr] md:items-baseline"
          >
            <dt className="text-[14px] text-muted">{field}</dt>
            <dd className="font-semibold">{value}</dd>
            <dd className="font-mono text-[13px] text-ink/85">
              <MockupText text={quote} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="px-5 py-4 text-[14px] text-muted">{silent}</p>
    </div>
  )
}
