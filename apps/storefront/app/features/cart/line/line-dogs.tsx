import type { CartLineView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { roundToStep } from '@shop/domain/money/round'
import { Icon } from '@shop/ui/icon/icon'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './line-dogs.module.css'
import { runwayOf } from './line-for-dogs.ts'
import { LineWarnings } from './line-warnings.tsx'

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
      <LineWarnings line={line} dogs={dogs} />
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
