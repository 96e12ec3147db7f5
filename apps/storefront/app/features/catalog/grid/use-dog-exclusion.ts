import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDogs } from '#app/state/dog.ts'
import { hideForbidden, showForbidden, useShownForbidden } from '#app/state/shown-forbidden.ts'
import { clearedFor, type DogExclusion, toDogExclusion, withExclusions } from './dog-exclusion.ts'
import type { GridView } from './grid-view.ts'

export function useDogExclusion(grid: GridView): DogExclusion {
  return toDogExclusion(grid, useDogs(), useShownForbidden())
}

/**
 * The page is the same for everybody, so what a dog must not eat is hidden by an address that anybody may share. Until it
 * comes, the cards of this one do without those foods. What the dog keeps out has chips of its own and is not cleared with
 * the rest.
 */
export function useGridForDogs(grid: GridView): GridView {
  const { excluded, missing } = useDogExclusion(grid)
  const navigate = useNavigate()
  const { hash, state } = useLocation()
  const to = missing.length > 0 ? withExclusions(grid, missing) + hash : null

  // The list of dogs lives outside of React; when it says so, the page is another one. Filters opened meanwhile stay open, and
  // without a connection this page stays as it is.
  useEffect(() => {
    if (to && navigator.onLine) void navigate(to, { replace: true, preventScrollReset: true, state })
  }, [to, state, navigate])

  if (excluded.length + missing.length === 0) return grid
  const chips = grid.chips.filter(({ excludes }) => excludes === null || !excluded.includes(excludes))
  const drop = grid.drop && keepsAll(grid.drop.to, excluded) ? grid.drop : null
  return { ...grid, chips, drop, clearTo: clearedFor(grid, [...excluded, ...missing]) }
}

function keepsAll(address: string, codes: readonly string[]): boolean {
  const { without } = parseGridFilters(new URLSearchParams(address.split('?')[1]))
  return codes.every((code) => without.includes(code))
}

/** The boxes of the filters say the same as the chips: unticked is shown, ticked is hidden again. */
export function useNoteChoice({ filters: { without } }: GridView): (query: string) => void {
  const forbidden = useDogs().flatMap(({ dog }) => dog.allergies)
  return (query) => {
    const chosen = parseGridFilters(new URLSearchParams(query)).without
    showForbidden(without.filter((code) => forbidden.includes(code) && !chosen.includes(code)))
    hideForbidden(chosen)
  }
}
