import type { CartLineView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { worstLevel } from '@shop/domain/dog/food/allergy-conflict'
import { roundToStep } from '@shop/domain/money/round'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { sayVerdict } from '#app/goods/describe-verdict.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './line-dogs.module.css'
import { conflictsOf, runwayOf } from './line-for-dogs.ts'

interface LineDogsProps {
  line: CartLineView
  dogs: readonly KeptDog[]
  today: string
}

/** What a line means for each of my dogs: what they must not eat first, then how long it lasts. */
export function LineDogs({ line, dogs, today }: LineDogsProps) {
  const runway = runwayOf(line, dogs, today)
  return (
    <>
      {conflictsOf(line, dogs).map(({ id, name, conflicts }) => {
        const level = worstLevel(conflicts)
        const verdict = {
          kind: level === 'red' ? ('forbidden' as const) : ('unsure' as const),
          allergens: conflicts.filter((one) => one.level === level).map(({ allergen }) => allergen),
        }
        return (
          <Notice key={id} tone={level === 'red' ? 'danger' : 'warn'} icon="alert" className={styles.warning}>
            {sayVerdict(verdict, name || dogTexts.yourDog).text}
          </Notice>
        )
      })}
      {runway && runway.days >= 1 ? (
        <p className={styles.lasts}>
          <Icon name="scale" />
          {dogTexts.lasts(householdOf(dogs), runway.days, formatPrice(roundToStep(runway.halerePerDay, 100)))}
        </p>
      ) : null}
    </>
  )
}

function householdOf(dogs: readonly KeptDog[]): string {
  const [only, ...more] = dogs
  return more.length > 0 ? dogTexts.pack(dogs.length) : only?.name || dogTexts.yourDog
}
