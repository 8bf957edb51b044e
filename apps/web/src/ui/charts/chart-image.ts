/** The parts of the image, taken from the screen, so that the colours are those of the current theme. */
type ChartImageParts = {
  /** Drawn one below the other. */
  titles: readonly string[]
  text: string
  chart: SVGSVGElement
  legend: readonly { mark: SVGSVGElement; label: string }[]
  /** Gives the background and the title's colour. */
  frame: HTMLElement
  /** Gives the colour of the other texts. */
  caption: HTMLElement
}

const margin = 24
const titleSize = 16
const titleHeight = 22
const textSize = 13
const lineHeight = 18
const gap = 6
/** Margin for letters wider than on the screen: a standalone SVG falls back to system fonts. */
const bleed = 8
/** Image pixels per screen pixel. */
const pixelRatio = 2

/** Copied to attributes: a standalone SVG has none of the page's classes and variables. */
const inlinedProperties = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor'],
]

/** Renders a chart with its title, summary and legend as a PNG. */
export async function renderChartImage(parts: ChartImageParts): Promise<Blob> {
  const { chart, legend, frame, caption } = parts
  const { width: chartWidth, height: chartHeight } = chart.getBoundingClientRect()
  const font = getComputedStyle(frame).fontFamily
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')

  const setFont = (size: number, weight = 400) => {
    context.font = `${weight} ${size}px ${font}`
  }
  const wrap = (text: string, size: number, weight?: number) => {
    setFont(size, weight)
    return wrapText(text, chartWidth, (part) => context.measureText(part).width)
  }
  const titleLines = parts.titles.flatMap((title) => wrap(title, titleSize, 600))
  const textLines = wrap(parts.text, textSize)
  const legendHeight = legend.length > 0 ? lineHeight + gap : 0
  const headHeight = titleLines.length * titleHeight + textLines.length * lineHeight + 2 * gap + legendHeight

  const width = chartWidth + 2 * margin
  const height = headHeight + chartHeight + 2 * margin
  canvas.width = Math.ceil(width * pixelRatio)
  canvas.height = Math.ceil(height * pixelRatio)
  context.scale(pixelRatio, pixelRatio)
  context.textBaseline = 'top'
  context.fillStyle = getComputedStyle(frame).backgroundColor
  context.fillRect(0, 0, width, height)

  let top = margin
  const write = (lines: string[], colour: string, size: number, step: number, weight?: number) => {
    setFont(size, weight)
    context.fillStyle = colour
    for (const line of lines) {
      context.fillText(line, margin, top)
      top += step
    }
  }
  write(titleLines, getComputedStyle(frame).color, titleSize, titleHeight, 600)
  top += gap
  write(textLines, getComputedStyle(caption).color, textSize, lineHeight)
  top += gap

  let left = margin
  setFont(textSize)
  context.fillStyle = getComputedStyle(caption).color
  for (const { mark, label } of legend) {
    context.drawImage(await imageOfSvg(mark), left - bleed, top + 1)
    context.fillText(label, left + 24, top)
    left += 24 + context.measureText(label).width + 20
  }
  context.drawImage(await imageOfSvg(chart), margin - bleed, top + legendHeight)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
  )
}

/** Rasterises an SVG, with `bleed` at both sides. */
async function imageOfSvg(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.getBoundingClientRect()
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const shown = [drawing, ...drawing.querySelectorAll('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = shown[index]
    if (!original) continue
    const styles = getComputedStyle(original)
    element.removeAttribute('class')
    element.removeAttribute('style')
    for (const name of inlinedProperties)
      element.setAttribute(
        name,
        styles
          .getPropertyValue(name)
          .replace(/url\(.*#/, 'url(#')
          .replace('")', ')'),
      )
  }
  const { x, y, width: boxWidth, height: boxHeight } = drawing.viewBox.baseVal
  const around = (bleed * boxWidth) / width
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `${x - around} ${y} ${boxWidth + 2 * around} ${boxHeight}`)
  copy.setAttribute('width', String(width + 2 * bleed))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

function wrapText(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
