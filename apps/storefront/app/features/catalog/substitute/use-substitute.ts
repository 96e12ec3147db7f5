import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { NO_FILTERS } from '@shop/domain/catalog/grid-filters'
import { lifeStageOf } from '@shop/domain/dog/dog-age'
import { useEffect, useState } from 'react'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { askSubstitute } from './ask-substitute.ts'
import type { Substitute } from './substitute.ts'

/** What could stand in place of a food that these dogs must not eat; null until it is known. Asks nothing without a slug. */
export function useSubstitute(slug: string | null, dogs: readonly KeptDog[]): Substitute | null {
  const [substitute, setSubstitute] = useState<Substitute | null>(null)
  const query = toQuery(dogs)

  // Asks the server, which knows the rest of the shelf.
  useEffect(() => {
    let isCurrent = true
    if (slug !== null) void askSubstitute(slug, query).then((answer) => isCurrent && setSubstitute(answer))
    return () => {
      isCurrent = false
    }
  }, [slug, query])

  return substitute
}

/** Everything that nobody of the household may eat; age and size only where all dogs are alike. */
function toQuery(dogs: readonly KeptDog[]): string {
  const today = toPragueTime(new Date()).date
  const without = [...new Set(dogs.flatMap(({ dog }) => dog.allergies))].sort()
  const stages = new Set(dogs.map(({ dog }) => lifeStageOf(dog.age, today)))
  const sizes = new Set(dogs.map(({ dog }) => toSize(dog.adultWeightKg ?? dog.weightKg)))
  const filters = { ...NO_FILTERS, without, lifeStage: only(stages), size: only(sizes) }
  return formatGridQuery(filters).slice(1)
}

function toSize(kilograms: number): string | null {
  if (kilograms === 0) return null
  return kilograms <= 10 ? 'mala' : kilograms <= 25 ? 'stredni' : 'velka'
}

function only(values: ReadonlySet<string | null>): string[] {
  const [first, ...more] = values
  return first && more.length === 0 ? [first] : []
}
