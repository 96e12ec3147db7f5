import type { CreditLot } from '@shop/contract/promotion/own-credits'
import { formatDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { creditTexts as texts } from '#app/texts/customer/credits.ts'
import { FAR } from './credit-lines.ts'
import styles from './credits.module.css'

/** What the balance is made of, the soonest to end on the left; what waits is outlined. */
export function CreditLots({ usable, lots }: { usable: number; lots: readonly CreditLot[] }) {
  return (
    <section className="stack" aria-labelledby="lots">
      <div className={styles.head}>
        <h2 id="lots">{texts.lotsHeading(usable)}</h2>
        <span className="small muted">{texts.order}</span>
      </div>
      <ol className={styles.lots}>
        {lots.map((lot) => (
          <li
            key={lot.id}
            data-waits={lot.usableFrom !== null || undefined}
            style={{ flexGrow: Math.max(40, lot.left) }}
          >
            <b className="num">{lot.usableFrom === null ? formatNumber(lot.left) : `+${formatNumber(lot.left)}`}</b>
            <span className="small">
              {describeEnd(lot)}
              <br />
              {texts.title(lot.kind, lot.kind === 'purchase' ? 'order' : null, lot.subject)}
              {lot.left < lot.amount ? `, ${texts.restOf(lot.amount)}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function describeEnd({ kind, usableFrom, expiresAt }: CreditLot): string {
  if (usableFrom !== null) {
    if (usableFrom >= FAR) return kind === 'referral' ? texts.afterReturn : texts.afterPayment
    return texts.usableFrom(formatDate(toPragueDay(usableFrom)))
  }
  return expiresAt ? texts.untilDay(formatDate(toPragueDay(expiresAt))) : texts.noEnd
}
