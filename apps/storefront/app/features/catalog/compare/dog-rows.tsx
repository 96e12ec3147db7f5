import { worstLevel } from '@shop/domain/dog/food/allergy-conflict'
import { Icon } from '@shop/ui/icon/icon'
import { foodForDogs } from '#app/features/catalog/card/food-for-dogs.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { ComparedRows, TableRow } from './compared-rows.tsx'
import { dayRows } from './comparison-rows.ts'
import styles from './comparison-table.module.css'
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
          texts.dayOf(name),
        )}
      />
      <TableRow name={texts.maySay(name)}>
        {judged.map(({ level, conflicts }, index) => (
          <td key={foods[index]?.card.slug}>
            <span className={styles.verdict} data-level={level ?? 'green'}>
              <Icon name={level ? 'alert' : 'check'} />
              {level === 'red' ? texts.mayNot(name, conflicts) : level ? texts.notSure(name) : texts.may(name)}
            </span>
          </td>
        ))}
      </TableRow>
    </>
  )
}

function judge({ card }: ComparedFood, kept: KeptDog) {
  const { food, grams, price } = card
  if (!food || !grams) return { day: null, level: null, conflicts: [] }
  const { dogs, runway } = foodForDogs(food, { grams, priceHalere: price }, [kept])
  const verdict = dogs[0]
  const conflicts = verdict?.conflicts ?? []
  const level = worstLevel(conflicts)
  return {
    day:
      runway && verdict?.ration
        ? { grams: verdict.ration.gramsPerDay, days: runway.days, halerePerDay: runway.halerePerDay }
        : null,
    level,
    conflicts: conflicts.filter((one) => one.level === level).map(({ allergen }) => dogTexts.allergen(allergen)),
  }
}
