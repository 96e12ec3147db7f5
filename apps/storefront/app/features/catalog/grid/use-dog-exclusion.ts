import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'
import { useMemo } from 'react'
import { useDogs } from '#app/state/dog.ts'
import { hideForbidden, showForbidden, useShownForbidden } from '#app/state/shown-forbidden.ts'
import { clearedFor, type DogExclusion, toDogExclusion } from './dog-exclusion.ts'
import type { GridView } from './grid-view.ts'

export function useDogExclusion(grid: GridView): DogExclusion {
  const dogs = useDogs()
  const shown = useShownForbidden()
  return useMemo(() => toDogExclusion(grid, dogs, shown), [grid, dogs, shown])
}

/** What the dog keeps out has chips of its own and is not cleared with the rest. */
export function useGridForDogs(grid: GridView): GridView {
  const exclusion = useDogExclusion(grid)
  // The same object as long as it says the same, so that what is drawn from it is not drawn again.
  return useMemo(() => withoutDogs(grid, exclusion), [grid, exclusion])
}

function withoutDogs(grid: GridView, { excluded, missing }: DogExclusion): GridView {
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
export function useNoteChoice(grid: GridView): (query: string) => void {
  const { excluded, missing } = useDogExclusion(grid)
  return (query) => {
    const chosen = parseGridFilters(new URLSearchParams(query)).without
    showForbidden([...excluded, ...missing].filter((code) => !chosen.includes(code)))
    hideForbidden(chosen)
  }
}
