import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'

const chipClass = cva('inline-flex max-w-full items-center rounded-md font-medium text-xs', {
  variants: {
    tone: {
      included: 'bg-brand-soft text-brand',
      excluded: 'bg-no-soft text-no',
      neutral: 'bg-hover text-ink',
    },
  },
})

type ChipProps = Required<VariantProps<typeof chipClass>> & {
  title?: string
  text: string
  removeLabel: string
  onRemove: () => void
}

export function Chip({ tone, title, text, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={chipClass({ tone })}>
      <span className="min-w-0 truncate py-1 pl-2.5">
        {title && <span className="font-normal">{title} </span>}
        {text}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-[26px] shrink-0 place-items-center rounded-md transition-opacity -outline-offset-2 hover:opacity-60 pointer-coarse:size-9"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </span>
  )
}
