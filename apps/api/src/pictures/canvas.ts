import { encodePng } from './png.ts'

export type Colour = readonly [red: number, green: number, blue: number]

type Disc = { x: number; y: number; radius: number; colour: Colour; opacity?: number }

/** A picture drawn from discs, the only shape we need. */
export type Canvas = { readonly disc: (disc: Disc) => void; readonly png: () => Buffer }

export function createCanvas(width: number, height: number, background: Colour): Canvas {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.set(background, at)

  function blend(x: number, y: number, [red, green, blue]: Colour, share: number): void {
    const at = (y * width + x) * 3
    const mix = (offset: number, value: number) => {
      const before = pixels[at + offset] ?? 0
      pixels[at + offset] = Math.round(before + (value - before) * share)
    }
    mix(0, red)
    mix(1, green)
    mix(2, blue)
  }

  return {
    disc({ x, y, radius, colour, opacity = 1 }) {
      const reach = radius + 1
      for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, Math.ceil(y + reach)); row++)
        for (
          let column = Math.max(0, Math.floor(x - reach));
          column <= Math.min(width - 1, Math.ceil(x + reach));
          column++
        ) {
          // Anti-aliasing: a pixel on the rim is partly covered.
          const covered = radius + 0.5 - Math.hypot(column - x, row - y)
          if (covered > 0) blend(column, row, colour, Math.min(1, covered) * opacity)
        }
    },
    png: () => encodePng(pixels, width, height),
  }
}
