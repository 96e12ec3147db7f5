import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { type MouseEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { GridView } from './grid-view.ts'

/** „Načíst další“: a link to the next page that, with scripts, brings its cards here instead. */
export function useMoreCards(grid: GridView) {
  const fetcher = useFetcher<{ grid: GridView }>()
  const [more, setMore] = useState<{ cards: CardView[]; page: number }>({ cards: [], page: grid.filters.page })
  const next = more.page < grid.pages ? more.page + 1 : null
  const arrived = fetcher.data?.grid

  // Takes over what the server has answered to the last click.
  useEffect(() => {
    if (!arrived) return
    setMore((before) =>
      arrived.filters.page === before.page + 1
        ? { cards: [...before.cards, ...arrived.cards], page: arrived.filters.page }
        : before,
    )
  }, [arrived])

  function loadMore(event: MouseEvent) {
    if (next === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void fetcher.load(grid.path + formatGridQuery({ ...grid.filters, page: next }))
  }

  return {
    cards: [...grid.cards, ...more.cards],
    page: more.page,
    next,
    isLoading: fetcher.state !== 'idle',
    loadMore,
  }
}
