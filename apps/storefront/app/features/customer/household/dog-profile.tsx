import anyDog from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { portraitOf } from '#app/features/catalog/product/reviews/portrait.ts'
import { describeDog } from '#app/features/customer/dogs/describe-dog.ts'
import { missingForCredits } from '#app/features/customer/dogs/missing-for-credits.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
import { householdTexts } from '#app/texts/customer/household.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './dog-profile.module.css'
import { type FedDog, gramsInBowl } from './household-view.ts'
import { SupplyTrail } from './supply-trail.tsx'

/** Breeds without a portrait of their own. */
const ANY_DOG = { src: anyDog, theme: 'blue' } as const

interface DogProfileProps {
  dog: FedDog
  today: string
}

/** A face, what the dog must not eat, what it gets and until when it lasts. */
export function DogProfile({ dog, today }: DogProfileProps) {
  const portrait = portraitOf(dog.breed) ?? ANY_DOG
  const grams = gramsInBowl(dog)
  const missing = missingForCredits(dog)
  return (
    <div className={styles.card} data-tint={portrait.theme}>
      <img className={styles.picture} src={portrait.src} alt="" width="132" height="132" />
      <div>
        <h2 className="h3">{dog.name}</h2>
        <p className="small">{describeDog(dog, today)}</p>
        <p className="small">
          {dog.allergies.length > 0 ? <b>{texts.mustNot(dog.allergies.map(dogTexts.allergen))} </b> : null}
          {grams > 0 ? householdTexts.perDay(grams) : null}
        </p>
      </div>
      {dog.supply ? <SupplyTrail supply={dog.supply} className={styles.bar} /> : null}
      {missing.length > 0 ? <p className={`small ${styles.bar}`}>{texts.creditsMissing(missing)}</p> : null}
      <DogActions dog={dog} />
    </div>
  )
}

function DogActions({ dog: { id, name } }: { dog: FedDog }) {
  return (
    <div className={styles.actions}>
      <Button as={ShopLink} to={`/ucet/psi?upravit=${id}`} variant="line" size="small">
        {accountTexts.edit}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Button as={ShopLink} to={`/ucet/psi/${id}/veterinar`} variant="line" size="small">
        {texts.vetPage}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Form method="post" action="/ucet/psi">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="remove" variant="quiet" size="small">
          {accountTexts.remove}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </Form>
    </div>
  )
}
