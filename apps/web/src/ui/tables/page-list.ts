/** The pages to link: the first, the last and those around the current one, with `gap` where some are skipped. */
export function pageList(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const missing = each - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [each]
    return missing === 1 ? [each - 1, each] : ['gap' as const, each]
  })
}
