import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import { householdTexts as texts } from '#app/texts/customer/household.ts'
import type { SupplyView } from './household-view.ts'

/** How far the nose is from the bottom of the bag, the day it gets there, and what comes after. */
export function SupplyTrail({ supply, className }: { supply: SupplyView; className: string | undefined }) {
  const { open, comingBags, sealedBags } = supply
  const isEmpty = !open && comingBags + sealedBags === 0
  const percent = open?.eatenPercent ?? (isEmpty ? 100 : 0)
  return (
    <div className={className}>
      <ProgressTrail value={percent} label={texts.eaten(percent)} />
      <p className="small">
        <b>
          {isEmpty
            ? texts.supplyEmpty(supply.food.isDry)
            : texts.supplyEnds(supply.food.isDry, open?.emptyOn ?? supply.emptyOn)}
        </b>{' '}
        {texts.supplyAfter(supply)}
      </p>
    </div>
  )
}
