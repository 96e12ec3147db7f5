type Fetch = typeof fetch

const NOT_A_FILTER = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset'])

/** A page past the end is an empty page with a known total, not a failure. */
export function keepTotalPastTheEnd(inner: Fetch): Fetch {
  return async (input, init) => {
    const response = await inner(input, init)
    if (response.status !== 416) return response
    await response.body?.cancel()
    const headers = new Headers({ 'Content-Type': 'application/json' })
    const range = response.headers.get('Content-Range')
    if (range) headers.set('Content-Range', range)
    return new Response('[]', { status: 206, headers })
  }
}

/** The service changes every row when no filter is given, so such a request never leaves. */
export function guardFilters(inner: Fetch): Fetch {
  return (input, init) => {
    const method = init?.method ?? 'GET'
    if ((method === 'PATCH' || method === 'DELETE') && !hasFilter(String(input))) {
      throw new TypeError(`Refusing to send ${method} without a filter.`)
    }
    return inner(input, init)
  }
}

function hasFilter(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some((name) => !NOT_A_FILTER.has(name))
}
