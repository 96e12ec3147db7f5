/** Pages to offer: the ends, the current one and its neighbours; `null` is a gap of at least two pages. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown = new Set([1, total, current - 1, current, current + 1].filter((page) => page >= 1 && page <= total))
  const pages = [...shown].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? page - 1) - 1
    if (missing === 1) return [page - 1, page]
    return missing > 1 ? [null, page] : [page]
  })
}
