/** What stands in a picture, taken from what is on the screen: its colours are those of the theme in use. */
type PictureParts = {
  /** One below the other. */
  titles: readonly string[]
  text: string
  chart: SVGSVGElement
  legend: readonly { mark: SVGSVGElement; label: string }[]
  /** Its background, and the colour of the title. */
  frame: HTMLElement
  /** The colour of the rest. */
  caption: HTMLElement
}

const margin = 24
const titleSize = 16
const titleHeight = 22
const textSize = 13
const lineHeight = 18
const gap = 6
/** Letters may be wider than on the screen, since the drawing stands alone with the fonts of the system. */
const bleed = 8
/** Pixels of the picture for each of the screen. */
const sharpness = 2

/** Styles that come from classes and variables are gone once a drawing stands alone. */
const kept = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor'],
]

/** A chart with its title, its sentence and its legend, as a PNG. */
export async function pictureOf(parts: PictureParts): Promise<Blob> {
  const { chart, legend, frame, caption } = parts
  const { width: chartWidth, height: chartHeight } = chart.getBoundingClientRect()
  const font = getComputedStyle(frame).fontFamily
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')

  const setFont = (size: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${font}`
  }
  const wrap = (text: string, size: number, weight?: number) => {
    setFont(size, weight)
    return wrapped(text, chartWidth, (part) => pen.measureText(part).width)
  }
  const titleLines = parts.titles.flatMap((title) => wrap(title, titleSize, 600))
  const textLines = wrap(parts.text, textSize)
  const legendHeight = legend.length > 0 ? lineHeight + gap : 0
  const headHeight = titleLines.length * titleHeight + textLines.length * lineHeight + 2 * gap + legendHeight

  const width = chartWidth + 2 * margin
  const height = headHeight + chartHeight + 2 * margin
  canvas.width = Math.ceil(width * sharpness)
  canvas.height = Math.ceil(height * sharpness)
  pen.scale(sharpness, sharpness)
  pen.textBaseline = 'top'
  pen.fillStyle = getComputedStyle(frame).backgroundColor
  pen.fillRect(0, 0, width, height)

  let top = margin
  const write = (lines: string[], colour: string, size: number, step: number, weight?: number) => {
    setFont(size, weight)
    pen.fillStyle = colour
    for (const line of lines) {
      pen.fillText(line, margin, top)
      top += step
    }
  }
  write(titleLines, getComputedStyle(frame).color, titleSize, titleHeight, 600)
  top += gap
  write(textLines, getComputedStyle(caption).color, textSize, lineHeight)
  top += gap

  let left = margin
  setFont(textSize)
  pen.fillStyle = getComputedStyle(caption).color
  for (const { mark, label } of legend) {
    pen.drawImage(await imageOf(mark), left - bleed, top + 1)
    pen.fillText(label, left + 24, top)
    left += 24 + pen.measureText(label).width + 20
  }
  pen.drawImage(await imageOf(chart), margin - bleed, top + legendHeight)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
  )
}

/** With some room at both sides. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.getBoundingClientRect()
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const shown = [drawing, ...drawing.querySelectorAll('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = shown[index]
    if (!original) continue
    const styles = getComputedStyle(original)
    element.removeAttribute('class')
    element.removeAttribute('style')
    for (const name of kept)
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

function wrapped(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
