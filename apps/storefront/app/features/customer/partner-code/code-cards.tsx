import { nonBreaking } from '@shop/czech/non-breaking'
import { partnerTexts as texts } from '#app/texts/customer/partner-code.ts'
import styles from './code-cards.module.css'
import type { PrintedCode } from './to-printed-code.server.ts'

/** A sheet of the same card, to be cut. Read out loud it is one. */
export function CodeCards({ card }: { card: PrintedCode }) {
  return (
    <div className={styles.sheet}>
      {Array.from({ length: card.count }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <CodeCard key={nth} card={card} isCopy={nth > 0} />
      ))}
    </div>
  )
}

function CodeCard({
  card: { name, code, percent, credits, address, qr },
  isCopy,
}: {
  card: PrintedCode
  isCopy: boolean
}) {
  const who = name || texts.somebody
  return (
    <article className={styles.card} aria-hidden={isCopy || undefined}>
      <div>
        <p className={styles.who}>{nonBreaking(texts.recommends(who))}</p>
        <p className={styles.offer}>{texts.cardOffer(percent)}</p>
        <p className={styles.fine}>{texts.cardScan}</p>
        <p className={styles.number}>{code}</p>
        <p className={styles.fine}>{nonBreaking(texts.cardRelation(who, credits))}</p>
      </div>
      <div className={styles.code}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={texts.qr(code)} shapeRendering="crispEdges">
          <path d={qr.path} fill="#17211B" />
        </svg>
        <p className={styles.address}>{address}</p>
      </div>
    </article>
  )
}
