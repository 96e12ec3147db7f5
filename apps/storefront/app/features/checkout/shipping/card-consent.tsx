import { CARD_CONSENT } from '@shop/contract/plan/card-consent'
import { Check } from '@shop/ui/check/check'
import { orderRegularTexts as texts } from '#app/texts/order/order-regular.ts'

const WORDS_ID = 'souhlas-s-kartou'

/** Whether the card may pay for what comes after this order. Never ticked for anybody, and the very words that are stored stand beside it. */
export function CardConsent() {
  return (
    <div className="stack">
      <Check name="cardConsent" value="1" aria-describedby={WORDS_ID}>
        <b>{texts.card}</b>
      </Check>
      <p id={WORDS_ID} className="xs muted">
        {CARD_CONSENT} {texts.cardWithout}
      </p>
    </div>
  )
}
