import anyDog from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
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
import type { BagView, FedDog } from './household-view.ts'

/** Breeds without a portrait of their own. */
const ANY_DOG = { src: anyDog, theme: 'blue' } as const

interface DogProfileProps {
  dog: FedDog
  /** The open bag this dog eats from. */
  bag: BagView | undefined
  today: string
}

/** A face, what the dog must not eat, what it gets and until when it lasts. */
export function DogProfile({ dog, bag, today }: DogProfileProps) {
  const portrait = portraitOf(dog.breed) ?? ANY_DOG
  const grams = dog.bowl.filter(({ kind }) => kind === 'share').reduce((sum, part) => sum + part.gramsPerDay, 0)
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
      {bag ? (
        <div className={styles.bar}>
          <ProgressTrail value={100 - bag.leftPercent} label={householdTexts.eaten(100 - bag.leftPercent)} />
          {bag.runsOutOn ? <p className="small semi">{householdTexts.bagRunsOut(bag.runsOutOn)}</p> : null}
        </div>
      ) : null}
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
