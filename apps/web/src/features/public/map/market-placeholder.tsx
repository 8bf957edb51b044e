import { Button } from '../../../ui/controls/button.tsx'
import { PageHead } from '../page-head.tsx'
import { Container } from '../parts/container.tsx'
import { useMapTexts } from './use-map-texts.ts'

type MarketPlaceholderProps = { error: unknown; onRetry: () => void }

/** Shown only where the page was not rendered with its data. */
export function MarketPlaceholder({ error, onRetry }: MarketPlaceholderProps) {
  const texts = useMapTexts()
  return (
    <main id="content" className="min-h-[70vh]">
      <PageHead title={`${texts.map} · Vedetta`} description={texts.title.italy} noIndex />
      <Container className="py-16">
        <h1 className="sr-only">{texts.map}</h1>
        {error ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{texts.failed}</p>
            <Button look="plain" onClick={onRetry}>
              {texts.retry}
            </Button>
          </div>
        ) : (
          <p role="status" className="text-muted">
            {texts.loading}
          </p>
        )}
      </Container>
    </main>
  )
}
