import { formatDate } from '@shop/czech/format-date'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import styles from './puppy-cards.module.css'
import type { PrintedCard } from './to-printed-cards.server.ts'

/** Cards to be printed, two on a sheet. */
export function PuppyCards({ cards }: { cards: readonly PrintedCard[] }) {
  if (cards.length === 0) return <p>{texts.cardNone}</p>
  return cards.map(({ uid, name, litter, bornOn, grams, food, address, qr }) => (
    <article key={uid} className={styles.card}>
      <div>
        <p className="small">{texts.cardKind}</p>
        <h2>{texts.cardName(name, litter)}</h2>
        <dl>
          <div>
            <dt>{texts.cardBorn}</dt>
            <dd>{formatDate(bornOn)}</dd>
          </div>
          <div>
            <dt>{texts.cardWeight}</dt>
            <dd>{grams === null ? '–' : texts.kilograms(grams)}</dd>
          </div>
          <div>
            <dt>{texts.cardFood}</dt>
            <dd>{food ?? texts.cardOther}</dd>
          </div>
        </dl>
        <p className="small">{texts.cardScan}</p>
      </div>
      <div className={styles.code}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={texts.qr(name)} shapeRendering="crispEdges">
          <path d={qr.path} fill="#17211B" />
        </svg>
        <p className={styles.address}>{address}</p>
      </div>
    </article>
  ))
}
