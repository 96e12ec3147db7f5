import type { TagView } from '@shop/contract/order-detail'
import { formatDate } from '@shop/czech/format-date'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Table } from '@shop/ui/table/table'
import { NarrowPage } from '#app/features/order/narrow-page.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { puppyCardTexts as texts } from '#app/texts/customer/puppy-card.ts'
import styles from './puppy-card-page.module.css'

type PuppyTag = Extract<TagView, { kind: 'puppy' }>

interface PuppyCardPageProps {
  tag: PuppyTag
  /** Where its one button leads; null for the address of the page itself. */
  action: `/t/${string}/prevzit` | null
  /** Until when, when it is another day than that of the card. */
  until?: string
  /** The account has as many dogs as it may. */
  isFull: boolean
}

/** Read over a basket of puppies, on any phone: who it is, and one button. */
export function PuppyCardPage({ tag, action, until, isFull }: PuppyCardPageProps) {
  const { state, puppy, kennel, credits, basket } = tag
  if (state !== 'issued' || !puppy) {
    return (
      <NarrowPage>
        <h1>{texts[state === 'taken' ? 'takenHeading' : 'expiredHeading']}</h1>
        <p>{texts[state === 'taken' ? 'taken' : 'expired']}</p>
        <div className="row">
          <Button as={ShopLink} to="/ucet/psi" variant="line">
            {texts.toDogs}
          </Button>
        </div>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage>
      <section className={styles.card}>
        <h1>{texts.heading(puppy.name, puppy.sex)}</h1>
        <p>{texts.lead}</p>
        {isFull ? <Notice tone="danger">{texts.full}</Notice> : null}
        <form method="post" action={action ?? undefined} className="row">
          <Button type="submit" variant="highlight" size="large">
            {texts.take}
          </Button>
          <a href="#prohlednout" className={styles.look}>
            {texts.look}
          </a>
        </form>
        <p className="small">{texts.relation(kennel, credits)}</p>
        <p className="small">{texts.until(until ?? puppy.expiresOn)}</p>
      </section>
      {basket && puppy.food ? (
        <p>
          {texts.basketText(puppy.food)} <a href={`/p/${basket}`}>{texts.basket}</a>
        </p>
      ) : null}
      <Details puppy={puppy} kennel={kennel} />
    </NarrowPage>
  )
}

function Details({ puppy, kennel }: { puppy: NonNullable<PuppyTag['puppy']>; kennel: string }) {
  const facts = [
    [texts.born, formatDate(puppy.bornOn)],
    [texts.sex, texts.sexes[puppy.sex]],
    ...(puppy.breed ? [[texts.breed, puppy.breed]] : []),
    ...(kennel ? [[texts.kennel, kennel]] : []),
    ...(puppy.food ? [[texts.food, puppy.food]] : []),
  ]
  return (
    <section id="prohlednout" className="stack">
      <h2>{texts.details(puppy.name)}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {puppy.weights.length > 0 ? (
        <Table label={texts.weights}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col" data-align="end">
                {texts.weight}
              </th>
            </tr>
          </thead>
          <tbody>
            {puppy.weights.toReversed().map(({ on, grams }) => (
              <tr key={on}>
                <th scope="row">{formatDate(on)}</th>
                <td data-align="end">{texts.kilograms(grams)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </section>
  )
}
