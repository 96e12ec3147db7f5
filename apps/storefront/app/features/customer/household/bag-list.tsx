import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { Button } from '@shop/ui/button/button'
import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { householdTexts as texts } from '#app/texts/customer/household.ts'
import { type BagGroup, groupBags } from './bag-groups.ts'
import styles from './bag-list.module.css'
import type { BagView, HouseholdView } from './household-view.ts'

/** What is open at home and until when it lasts. */
export function BagList({ dogs, bags }: Pick<HouseholdView, 'dogs' | 'bags'>) {
  if (bags.length === 0) return <p className="muted">{texts.empty}</p>
  const nameOf = (id: number) => dogs.find((dog) => dog.id === id)?.name ?? ''
  return (
    <ul className={styles.list}>
      {groupBags(bags).map((group) => (
        <li key={group.food.productId} className={styles.bag} data-tint={proteinTint(group.food.protein)}>
          <BagRow group={group} nameOf={nameOf} firstDogId={dogs[0]?.id} />
        </li>
      ))}
    </ul>
  )
}

interface BagRowProps {
  group: BagGroup
  nameOf: (dogId: number) => string
  firstDogId: number | undefined
}

function BagRow({ group, nameOf, firstDogId }: BagRowProps) {
  const { food, open, sealed, coming, runsOutOn, eaters } = group
  const [next] = sealed
  const [first] = coming
  return (
    <>
      <h3 className={styles.name}>
        <ShopLink to={`/produkt/${food.slug}`}>{food.name}</ShopLink>{' '}
        <span className="small">{(open ?? next ?? first)?.variantName}</span>
      </h3>
      {open ? <OpenBag bag={open} /> : null}
      {eaters.length > 0 ? (
        <p className="small">
          {eaters.map(({ dogId, gramsPerDay }) => texts.eater(nameOf(dogId), gramsPerDay)).join(', ')}
        </p>
      ) : (
        <p className="small">
          {texts.unknownEater}{' '}
          {firstDogId ? (
            <TextLink as={ShopLink} to={`/ucet/psi?krmivo=${firstDogId}`}>
              {texts.sayWho}
            </TextLink>
          ) : null}
        </p>
      )}
      {sealed.length > 0 ? <p className="small">{texts.sealed(sealed.length, first ? null : runsOutOn)}</p> : null}
      {first ? <p className="small">{texts.coming(coming.length, runsOutOn)}</p> : null}
      {next ? <OpenToday bag={next} /> : null}
    </>
  )
}

function OpenBag({ bag }: { bag: BagView }) {
  const eaten = 100 - bag.leftPercent
  return (
    <div className={styles.open}>
      <ProgressTrail value={eaten} label={texts.eaten(eaten)} />
      <p>
        {bag.runsOutOn ? <b>{texts.runsOut(bag.runsOutOn)} </b> : null}
        {texts.leftInBag(bag.leftGrams)}.
      </p>
      <details>
        <summary className={styles.summary}>{texts.correct}</summary>
        <Form method="post" action="/ucet/psi" className="stack">
          <BagFields bag={bag} />
          <fieldset className={styles.levels}>
            <legend className="label">{texts.left}</legend>
            {texts.levels.map(({ percent, label }) => (
              <Button key={percent} type="submit" name="leftPercent" value={percent} variant="line" size="small">
                {label}
              </Button>
            ))}
          </fieldset>
        </Form>
      </details>
    </div>
  )
}

function OpenToday({ bag }: { bag: BagView }) {
  return (
    <Form method="post" action="/ucet/psi">
      <BagFields bag={bag} />
      <Button type="submit" name="leftPercent" value="100" variant="line" size="small">
        {texts.openToday}
        <span className="visually-hidden">: {bag.food.name}</span>
      </Button>
    </Form>
  )
}

function BagFields({ bag: { orderId, linePosition, piece } }: { bag: BagView }) {
  return (
    <>
      <input type="hidden" name="intent" value="bag" />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="linePosition" value={linePosition} />
      <input type="hidden" name="piece" value={piece} />
    </>
  )
}
