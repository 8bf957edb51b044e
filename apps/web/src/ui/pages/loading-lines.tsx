import { useTranslation } from 'react-i18next'

/** A skeleton of about the size of the content being loaded. */
export function LoadingLines({ count = 3 }: { count?: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4 py-1">
      <span className="sr-only">{t('kit.loading')}</span>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
        <span key={line} className="grid gap-2" aria-hidden="true">
          <span className="block h-3 w-2/5 animate-pulse rounded-sm bg-line" />
          <span className="block h-3 w-3/5 animate-pulse rounded-sm bg-line" />
        </span>
      ))}
    </div>
  )
}
