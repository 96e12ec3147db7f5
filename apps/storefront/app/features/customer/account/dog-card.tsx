import { formatOnWeekdayDate } from '@shop/czech/format-date'
import dogPicture from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import { TextLink } from '@shop/ui/text-link/text-link'
import { portraitOf } from '#app/features/catalog/product/reviews/portrait.ts'
import { describeDog } from '#app/features/customer/dogs/describe-dog.ts'
import type { AccountDog } from '#app/features/customer/dogs/dog-row.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './overview.module.css'
import type { DogSupply } from './to-supplies.ts'

const { overview: texts } = accountTexts

interface DogCardProps {
  dog: AccountDog
  supply: DogSupply | null
  today: string
  /** The last one also offers to add another. */
  isLast: boolean
}

/** A dog with its face, what it must not eat, how much it eats, and the day the bag is empty. */
export function DogCard({ dog, supply, today, isLast }: DogCardProps) {
  const portrait = portraitOf(dog.breed)
  return (
    <section className={styles.dog} data-tint={supply?.food.theme ?? portrait?.theme ?? 'coral'}>
      <div className={styles.face}>
        <img src={portrait?.src ?? dogPicture} alt="" width="88" height="88" />
      </div>
      <div>
        <h2 className="h3">{dog.name}</h2>
        <p className="small">{describeDog(dog, today)}</p>
        <p className="small">
          {dog.allergies.length > 0 ? <b>{accountTexts.mustNot(dog.allergies.map(dogTexts.allergen))}</b> : null}{' '}
          {supply ? accountTexts.ration(supply.gramsPerDay) : null}
        </p>
      </div>
      {supply ? <RunOut supply={supply} /> : null}
      <div className={`row ${styles.links}`}>
        {supply ? (
          <Button as={ShopLink} to={`/ucet/objednat-znovu/${supply.orderId}`} prefetch="none" size="small">
            <Icon name="repeat" />
            {texts.reorder}
          </Button>
        ) : null}
        <TextLink as={ShopLink} className={styles.link} to={`/ucet/psi?upravit=${dog.id}`}>
          {texts.editDog}
        </TextLink>
        {isLast ? (
          <TextLink as={ShopLink} className={styles.link} to="/ucet/psi?pridat">
            {texts.addDog}
          </TextLink>
        ) : null}
      </div>
    </section>
  )
}

function RunOut({ supply: { supply, food } }: { supply: DogSupply }) {
  if (!supply) return null
  const percent = Math.round(supply.eaten * 100)
  return (
    <div className={styles.bag}>
      <ProgressTrail value={percent} label={accountTexts.trail(percent)} />
      <p className="small">
        <b>{supply.daysLeft === 0 ? texts.empty : accountTexts.runsOut(formatOnWeekdayDate(supply.emptyOn))}</b>{' '}
        {accountTexts.runsOutOf(food.name)}
      </p>
    </div>
  )
}
