type PageWindow = {
  readonly page: number
  readonly pages: number
  /** Numbers of the first and the last item shown, from one; both zero when there is nothing. */
  readonly first: number
  readonly last: number
  /** The address asks for a page that is not there: the answer is 404, not an empty list. */
  readonly isBeyondEnd: boolean
}

export function pageWindow(total: number, page: number, perPage: number): PageWindow {
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page > pages) return { page, pages, first: 0, last: 0, isBeyondEnd: true }
  const last = Math.min(total, page * perPage)
  return { page, pages, first: total === 0 ? 0 : (page - 1) * perPage + 1, last, isBeyondEnd: false }
}
