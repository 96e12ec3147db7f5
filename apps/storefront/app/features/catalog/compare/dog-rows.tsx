import { householdVerdict } from '@shop/domain/dog/food/food-verdict'
import { foodForDogs } from '#app/features/catalog/card/food-for-dogs.ts'
import { sayVerdict } from '#app/goods/describe-verdict.ts'
import { VerdictLine } from '#app/goods/verdict-line.tsx'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { ComparedRows, TableRow } from './compared-rows.tsx'
import { dayRows } from './comparison-rows.ts'
import type { ComparedFood } from './to-compared-food.server.ts'

interface DogRowsProps {
  foods: ComparedFood[]
  kept: KeptDog
}

/** The same rows for a dog that was described, and whether it may eat it at all. */
export function DogRows({ foods, kept }: DogRowsProps) {
  const name = kept.name || dogTexts.yourDog
  const judged = foods.map((food) => judge(food, kept))
  return (
    <>
      <ComparedRows
        rows={dayRows(
          foods,
          judged.map(({ day }) => day),
          texts.dayOf(callDog(kept.name, kept.dog.sex).accusative),
        )}
      />
      <TableRow name={texts.maySay(name)}>
        {judged.map(({ verdict }, index) => (
          <td key={foods[index]?.card.slug}>{verdict ? <VerdictLine said={sayVerdict(verdict, name)} /> : null}</td>
        ))}
      </TableRow>
    </>
  )
}

function judge({ card }: ComparedFood, kept: KeptDog) {
  const { food, grams, price } = card
  if (!food || !grams) return { day: null, verdict: null }
  const counted = foodForDogs(food, { grams, priceHalere: price }, [kept])
  const ration = counted.dogs[0]?.ration
  const { runway } = counted
  return {
    day: runway && ration ? { grams: ration.gramsPerDay, days: runway.days, halerePerDay: runway.halerePerDay } : null,
    verdict: householdVerdict(food.role, counted).dogs[0]?.verdict ?? null,
  }
}
