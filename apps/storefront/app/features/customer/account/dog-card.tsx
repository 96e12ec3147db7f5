import { proteinTint } from '@shop/domain/catalog/protein-tint'
import dogPicture from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { TextLink } from '@shop/ui/text-link/text-link'
import { portraitOf } from '#app/features/catalog/product/reviews/portrait.ts'
import { describeDog } from '#app/features/customer/dogs/describe-dog.ts'
import { type FedDog, gramsInBowl } from '#app/features/customer/household/household-view.ts'
import { SupplyTrail } from '#app/features/customer/household/supply-trail.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts } from '#app/texts/customer/account-dogs.ts'
import { householdTexts } from '#app/texts/customer/household.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './overview.module.css'

const { overview: texts } = accountTexts

interface DogCardProps {
  dog: FedDog
  today: string
  /** The last one also offers to add another. */
  isLast: boolean
}

/** A dog with its face, what it must not eat, how much it eats, and the day the bag is empty. */
export function DogCard({ dog, today, isLast }: DogCardProps) {
  const { supply } = dog
  const portrait = portraitOf(dog.breed)
  const grams = gramsInBowl(dog)
  return (
    <section className={styles.dog} data-tint={proteinTint(supply?.food.protein) ?? portrait?.theme ?? 'coral'}>
      <div className={styles.face}>
        <img src={portrait?.src ?? dogPicture} alt="" width="88" height="88" />
      </div>
      <div>
        <h2 className="h3">{dog.name}</h2>
        <p className="small">{describeDog(dog, today)}</p>
        <p className="small">
          {dog.allergies.length > 0 ? <b>{accountDogTexts.mustNot(dog.allergies.map(dogTexts.allergen))}</b> : null}{' '}
          {grams > 0 ? householdTexts.perDay(grams) : null}
        </p>
      </div>
      {supply ? <SupplyTrail supply={supply} className={styles.bag} /> : null}
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
