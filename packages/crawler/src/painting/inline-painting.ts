import { colourOf, type Painting, paintingOf, type Style } from './painting.ts'

/** Set in the browser on elements whose own text nobody can see. */
export const unseenMark = 'data-vedetta-unseen'

type Attributes = Readonly<Record<string, string>>

/** The painting inside an element by its attributes alone. `hasStyleSheets`: rules that aren't read may colour what has a name. */
export function inlinePainting(parent: Painting, attributes: Attributes, hasStyleSheets: boolean): Painting {
  const { style, bgcolor, background, text, color } = attributes
  const isNamed = hasStyleSheets && (attributes.class !== undefined || attributes.id !== undefined)
  const isPlain = style === undefined && (bgcolor ?? background ?? text ?? color) === undefined
  if (isPlain && (!isNamed || parent.background === null)) return parent
  const written = style === undefined ? {} : declarationsIn(style)
  return paintingOf(parent, { ...markup({ bgcolor, background, color: color ?? text }), ...written }, isNamed)
}

/** `<body bgcolor="#000000" text="#ffffff">`, `<td background="marmo.gif">`, `<font color="white">`. */
function markup({ bgcolor, background, color }: Record<'bgcolor' | 'background' | 'color', string | undefined>): Style {
  const colours = { color, 'background-color': bgcolor }
  const named = Object.entries(colours).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    ...Object.fromEntries(named.map(([name, value]) => [name, value.trim().toLowerCase()])),
    ...(background === undefined ? {} : { 'background-image': background }),
  }
}

function declarationsIn(style: string): Style {
  const found: Record<string, string> = {}
  for (const declaration of style.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':')
    if (colon === -1) continue
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/, '')
      .trim()
    Object.assign(found, longhands(declaration.slice(0, colon).trim(), value))
  }
  return found
}

function longhands(name: string, value: string): Record<string, string> {
  if (name === 'background') return backgroundOf(value)
  if (name === 'font')
    return { 'font-size': /(?:^|\s)(\d*\.?\d+(?:px|pt|em|rem)?)(?=\s|\/)/.exec(value)?.[1] ?? 'medium' }
  if (name === 'overflow-x' || name === 'overflow-y') return { overflow: value }
  if (name === 'max-width' || name === 'max-height') return { [name.slice('max-'.length)]: value }
  return { [name]: value }
}

function backgroundOf(value: string): Record<string, string> {
  if (/url\(|gradient\(/.test(value)) return { 'background-image': value }
  const colour = value.match(/#[0-9a-f]{3,8}|rgba?\([^)]{1,60}\)|[a-z]+/g)?.find((part) => colourOf(part) !== undefined)
  return { 'background-image': 'none', 'background-color': value === 'none' ? 'transparent' : (colour ?? value) }
}
