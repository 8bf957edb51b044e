import { fileName } from '../../../lib/file-name.ts'
import { saveBlob } from '../../../lib/save-file.ts'
import { renderChartImage } from '../../../ui/charts/chart-image.ts'

type Parts = { frame: HTMLElement; caption: HTMLElement; title: string; what: string }

/** Downloads the map as shown, with its legend, as an image. */
export async function downloadMapImage({ frame, caption, title, what }: Parts): Promise<void> {
  const [chart, ...others] = frame.querySelectorAll('svg')
  if (!chart) return
  const legend = [...frame.querySelectorAll('li')].flatMap((item) => {
    const mark = item.querySelector('svg')
    return mark && others.includes(mark) ? { mark, label: item.textContent ?? '' } : []
  })
  const picture = await renderChartImage({ titles: [title], text: `${what} · Vedetta`, chart, legend, frame, caption })
  saveBlob(fileName(['Vedetta', title], 'png'), picture)
}
