import { Button } from '@shop/ui/button/button'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useFetch } from '#app/navigation/use-fetch.ts'
import { answerTexts as texts } from '#app/texts/catalog/answers.ts'
import styles from './answer-block.module.css'

/** What the page may say about the last order of whoever asks, or the one named; it is told beside the page, never in it. */
export interface OwnOrder {
  isSignedIn: boolean
  order: { id: number; number: string; state: string } | null
}

/** The same for everybody until the answer comes; without scripts it stays a way to the account. */
export function OwnOrderAnswer({ number }: { number: string | null }) {
  const { data } = useFetch<OwnOrder>(number ? `/api/moje-zasilka?cislo=${number}` : '/api/moje-zasilka')
  const order = data?.order
  return (
    <section className={styles.own} aria-live="polite">
      <h2 className="h3">{order ? texts.yourOrder(order.number) : texts.findOrder}</h2>
      <p>{order ? order.state : data?.isSignedIn ? (number ? texts.notYours(number) : texts.noOrder) : texts.guest}</p>
      <div className="row">
        {order ? (
          <Button as={ShopLink} to={`/ucet/objednavka/${order.id}`} prefetch="none">
            {texts.openOrder}
          </Button>
        ) : (
          <Button as={ShopLink} to="/ucet/prehled" variant="line" prefetch="none">
            {texts.toOrders}
          </Button>
        )}
      </div>
    </section>
  )
}
