import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light: light ?? '', dark: dark ?? '' },
  ]),
)

/** WCAG: 4.5 to 1 for text on each of its surfaces, 3 to 1 for borders that identify a control. */
const pairs: [text: string, surfaces: string[], minContrast: number][] = [
  ['ink', ['soft', 'card', 'hover', 'brand-soft', 'new-soft'], 4.5],
  ['muted', ['soft', 'card', 'hover', 'brand-soft', 'new-soft'], 4.5],
  ['brand', ['soft', 'card', 'brand-soft'], 4.5],
  ['new', ['card', 'new-soft', 'hover', 'brand-soft'], 4.5],
  ['done', ['card', 'done-soft'], 4.5],
  ['no', ['soft', 'card', 'no-soft', 'hover'], 4.5],
  ['on-brand', ['brand', 'brand-hover'], 4.5],
  ['on-no', ['no'], 4.5],
  ['edge', ['soft', 'card'], 3],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(
    pairs.flatMap(([text, surfaces, minContrast]) => surfaces.map((surface) => [text, surface, minContrast] as const)),
  )('the contrast of %s on %s is at least %f to 1', (text, surface, minContrast) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(minContrast)
  })
})

it('every colour differs between the light and the dark theme', () => {
  const names = [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)
  expect(names.filter((name) => name && !tokens.has(name))).toEqual(['veil'])
  expect([...tokens.values()].filter(({ light, dark }) => light === dark)).toEqual([])
})

function colour(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`theme.css has no --${name}`)
  return token[theme]
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
