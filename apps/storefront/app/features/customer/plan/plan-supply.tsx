import { formatDayAndMonth } from '@shop/czech/format-date'
import { daysBetween } from '@shop/domain/calendar/local-date'
import anyDog from '@shop/ui/assets/dog.svg'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { TextLink } from '@shop/ui/text-link/text-link'
import { portraitOf } from '#app/features/catalog/product/reviews/portrait.ts'
import { describeDog } from '#app/features/customer/dogs/describe-dog.ts'
import { type FedDog, gramsInBowl, type SupplyView } from '#app/features/customer/household/household-view.ts'
import { SupplyTrail } from '#app/features/customer/household/supply-trail.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { householdTexts } from '#app/texts/customer/household.ts'
import { planTexts as texts } from '#app/texts/customer/plan.ts'
import styles from './plan-supply.module.css'

interface PlanSupplyProps {
  headingId: string
  name: string
  dog: FedDog | null
  supply: SupplyView | null
  today: string
}

/** Who it is for and how long the bag lasts; whoever told us nothing is told what telling us is good for. */
export function PlanSupply({ headingId, name, dog, supply, today }: PlanSupplyProps) {
  return (
    <div className={styles.side}>
      <div className={styles.dog}>
        <span className={styles.face}>
          <img src={portraitOf(dog?.breed ?? null)?.src ?? anyDog} alt="" width="72" height="72" />
        </span>
        <div>
          <h2 id={headingId} className={dog ? styles.name : 'h3'}>
            {name}
          </h2>
          {dog ? <p className="small">{describeDog(dog, today)}</p> : null}
        </div>
      </div>
      {supply ? <Supply dog={dog} supply={supply} today={today} /> : <p>{dog ? texts.noSupply : texts.noDog}</p>}
      <TextLink as={ShopLink} to={dog || supply ? '/ucet/psi' : '/ucet/psi?pridat'} className={styles.link} standalone>
        {supply ? texts.wrong : dog ? texts.toDogs : texts.addDog}
      </TextLink>
    </div>
  )
}

/** How long it lasts in days, and what that was counted from. */
function Supply({ dog, supply, today }: { dog: FedDog | null; supply: SupplyView; today: string }) {
  const grams = dog ? gramsInBowl(dog) : 0
  return (
    <>
      <p className={styles.days}>{texts.daysLeft(daysBetween(today, supply.emptyOn))}</p>
      <SupplyTrail supply={supply} className={styles.trail} />
      {dog && grams > 0 ? (
        <details>
          <summary className={styles.how}>{texts.how}</summary>
          <SummaryRows>
            <SummaryRow name={`${texts.ration}, ${describeDog(dog, today)}`} amount={householdTexts.grams(grams)} />
            <SummaryRow name={texts.emptyOn} amount={formatDayAndMonth(supply.emptyOn)} />
          </SummaryRows>
          <p className="small">{texts.roughly}</p>
        </details>
      ) : null}
    </>
  )
}
