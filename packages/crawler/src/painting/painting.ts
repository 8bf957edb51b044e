/**
 * How the text of an element is painted, as far as its style and those of its ancestors say it. The functions of this file also run in the
 * browser, where they are sent as source: they refer to nothing but each other and their arguments.
 */
export type Painting = {
  /** Clipped away, off the screen or a dot, with all that is inside. */
  isAway: boolean
  isTiny: boolean
  isIndentedAway: boolean
  /** "r,g,b", "none" for a transparent one, or a name; null where it isn't known. */
  colour: string | null
  background: string | null
}

/** The values of CSS properties, in lower case. */
export type Style = Readonly<Record<string, string | undefined>>

/** The properties that decide. A browser computes `right` and `bottom` of all that is placed, also of slides. */
export const paintingProperties = [
  'font-size',
  'color',
  '-webkit-text-fill-color',
  'text-shadow',
  'text-indent',
  'background-color',
  'background-image',
  'position',
  'left',
  'top',
  'transform',
  'clip',
  'clip-path',
  'overflow',
  'width',
  'height',
]

/** Black on white, unless a style sheet that wasn't read may say otherwise. */
export function blankPainting(isCanvasKnown: boolean): Painting {
  return {
    isAway: false,
    isTiny: false,
    isIndentedAway: false,
    colour: isCanvasKnown ? '0,0,0' : null,
    background: isCanvasKnown ? '255,255,255' : null,
  }
}

/** The painting inside an element. `isStyledElsewhere`: a style sheet that wasn't read may colour it. */
export function paintingOf(parent: Painting, style: Style, isStyledElsewhere: boolean): Painting {
  const written = colourOf(style['background-color'])
  const own = written === 'none' ? undefined : written
  const isOnPicture = (style['background-image'] ?? 'none') !== 'none'
  const isLaidOver = /absolute|fixed/.test(style.position ?? '')
  const isUnknown = isOnPicture || own === null || (own === undefined && (isStyledElsewhere || isLaidOver))
  const indent = lengthOf(style['text-indent'])
  const isShadowed = (style['text-shadow'] ?? 'none') !== 'none'
  const colour = colourOf(style['-webkit-text-fill-color']) ?? colourOf(style.color)
  return {
    isAway: parent.isAway || isTakenAway(style),
    isTiny: isTinySize(style['font-size'], parent.isTiny),
    isIndentedAway: indent === undefined ? parent.isIndentedAway : indent <= -999,
    colour: isShadowed ? null : colour === undefined ? parent.colour : colour,
    background: isUnknown ? null : (own ?? parent.background),
  }
}

/** Whether nobody can see the text, whatever they open or scroll. */
export function isUnseen({ isAway, isTiny, isIndentedAway, colour, background }: Painting): boolean {
  if (isAway || isTiny || isIndentedAway) return true
  if (colour === null || background === null) return false
  if (colour === background || colour === 'none') return true
  const written = background.split(',')
  return (
    colour.includes(',') && colour.split(',').every((part, at) => Math.abs(Number(part) - Number(written[at])) <= 8)
  )
}

/** A closed panel has no height and a carousel moves its slides by a few screens: neither counts. */
export function isTakenAway(style: Style): boolean {
  const isPlaced = /absolute|fixed/.test(style.position ?? '')
  const isClipped = isPlaced && /^rect\(\s*[01](?:px)?(?:[\s,]+[01](?:px)?){3}\s*\)$/.test(style.clip ?? '')
  const inset = /^(?:inset\(\s*(\d+)(?:\.\d+)?%\s*\)|circle\(\s*0)/.exec(style['clip-path'] ?? '')
  const isCutOut = inset !== null && Number(inset[1] ?? 100) >= 50
  const minPlace = isPlaced ? -999 : style.position === 'relative' ? -9_000 : Number.NEGATIVE_INFINITY
  const isOut = [style.left, style.top, style.right, style.bottom].some((at) => (lengthOf(at) ?? 0) <= minPlace)
  const moved = /(?:translate\w*|matrix)\(([^)]{1,200})\)/.exec(style.transform ?? '')?.[1] ?? ''
  const isMovedOut = moved.split(',').some((by) => Math.abs(Number.parseFloat(by)) >= 9_000 && !by.includes('%'))
  const isDot =
    /hidden|clip/.test(style.overflow ?? '') && [style.width, style.height].every((side) => (lengthOf(side) ?? 2) <= 1)
  return isClipped || isCutOut || isOut || isMovedOut || isDot
}

/** A size in `em` or per cent is one of the parent's. */
export function isTinySize(size: string | undefined, isParentTiny: boolean): boolean {
  if (size === undefined || size === 'inherit' || (isParentTiny && /(?:\d|\.)(?:em|%)$/.test(size))) return isParentTiny
  return (lengthOf(size) ?? 16) < 2
}

/** In pixels; undefined where there is none, or it depends on more than is known. */
export function lengthOf(text: string | undefined): number | undefined {
  const [, value, unit] = /^(-?\d*\.?\d+)(px|pt|em|rem|%)?$/.exec(text ?? '') ?? []
  if (value === undefined || (unit === undefined && Number(value) !== 0)) return undefined
  if (unit === '%') return Number(value) === 0 ? 0 : undefined
  return Number(value) * (unit === 'em' || unit === 'rem' ? 16 : 1)
}

/** Undefined where the text says nothing, null where it says what isn't understood. */
export function colourOf(text: string | undefined): string | null | undefined {
  if (text === undefined || text === '' || /^(?:inherit|initial|unset|revert|currentcolor)$/.test(text))
    return undefined
  if (text === 'transparent') return 'none'
  const hex = /^#([0-9a-f]{3,8})$/.exec(text)?.[1]
  if (hex !== undefined) {
    const pairs = hex.length < 6 ? Array.from(hex, (sign) => sign + sign) : (hex.match(/../g) ?? [])
    const [red, green, blue, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
    return alpha < 13 ? 'none' : alpha < 255 ? null : `${red},${green},${blue}`
  }
  const parts = /^rgba?\(([\d.,\s/%]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
  if (parts !== undefined) {
    if (parts.some((part) => part.includes('%')) || parts.length < 3) return null
    const alpha = Number(parts[3] ?? 1)
    return alpha < 0.05
      ? 'none'
      : alpha < 1
        ? null
        : parts
            .slice(0, 3)
            .map((part) => Math.round(Number(part)))
            .join(',')
  }
  if (text === 'white') return '255,255,255'
  if (text === 'black') return '0,0,0'
  return /^[a-z]+$/.test(text) ? text : null
}
