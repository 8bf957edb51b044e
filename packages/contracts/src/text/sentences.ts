/** A sentence that ends with "S.r.l." needs no full stop of its own. */
export function withoutDoubleStop(text: string): string {
  return text.replaceAll(/(?<=\p{L})\.\.(?=\s|$)/gu, '.')
}
