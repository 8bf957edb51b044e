import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { MapPin } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { afterFirstView } from '../../../lib/first-view.ts'
import { municipalityQuery } from '../reference.api.ts'
import type { CityField as CityFieldType } from './city-field.tsx'

const CityField = lazy(() => afterFirstView(async () => ({ default: (await import('./city-field.tsx')).CityField })))

type CityFieldProps = ComponentProps<typeof CityFieldType>

/** Shows a placeholder at once and loads the field's code after the results. */
export function LazyCityField(props: CityFieldProps) {
  return (
    <Suspense fallback={<Placeholder {...props} />}>
      <CityField {...props} />
    </Suspense>
  )
}

function Placeholder({ label, istat }: CityFieldProps) {
  const { data: town } = useQuery({ ...municipalityQuery(istat ?? ''), enabled: istat !== undefined })
  return (
    <div className="flex h-full min-w-0 grow items-center">
      <MapPin className="ml-3 size-4 shrink-0 text-muted" aria-hidden="true" />
      <span className={clsx('truncate px-2.5 text-[15px]', !town && 'text-muted')}>{town?.name ?? label}</span>
    </div>
  )
}
