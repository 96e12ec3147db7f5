import { Suspense } from 'react'
import { DogBar } from '#app/features/catalog/card/dog-bar.tsx'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import type { GridView } from './grid-view.ts'
import { useDogExclusion } from './use-dog-exclusion.ts'

// Names and their cases come only to those whose dog must not eat something.
const ExclusionChips = lazyWithTimeout(() => import('./exclusion-chips.tsx'), 'ExclusionChips')
const HiddenGoods = lazyWithTimeout(() => import('./hidden-goods.tsx'), 'HiddenGoods')

/** Whom we are choosing for. Once that hides something, the chip says what: „Bez kuřete kvůli Badymu ✕“. */
export function DogChips({ grid }: { grid: GridView }) {
  const exclusion = useDogExclusion(grid)
  if (exclusion.excluded.length + exclusion.shown.length === 0) return <DogBar />
  return (
    <Suspense fallback={<DogBar />}>
      <ExclusionChips grid={grid} exclusion={exclusion} />
    </Suspense>
  )
}

/** How much is hidden below the cards, and the way to it. */
export function HiddenNote({ grid }: { grid: GridView }) {
  const { excluded } = useDogExclusion(grid)
  if (excluded.length === 0) return null
  return (
    <Suspense>
      <HiddenGoods grid={grid} excluded={excluded} />
    </Suspense>
  )
}
