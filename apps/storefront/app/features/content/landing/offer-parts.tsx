import { formatPrice } from '@shop/czech/format-price'
import { Notice } from '@shop/ui/notice/notice'
import { StickyBar } from '@shop/ui/sticky-bar/sticky-bar'
import { useDogs } from '#app/state/dog.ts'
import { landingTexts as texts } from '#app/texts/content/landing.ts'
import { forbiddenParts } from './forbidden-parts.ts'
import type { LandingOffer } from './landing-offer.ts'
import styles from './offer.module.css'
import { BuyOffer } from './offer-hero.tsx'

/** What is in the box, each in the colour of its meat. What a dog of this browser must not eat is said on its tile. */
export function OfferParts({ offer }: { offer: LandingOffer }) {
  const { heading, text, card, parts } = offer
  const dogs = useDogs()
  const forbidden = forbiddenParts(parts, dogs)
  return (
    <section className="section-tight">
      <div className="wrap stack">
        <h2>{heading}</h2>
        <p>{text}</p>
        {forbidden.size > 0 ? <Notice tone="danger">{texts.forbidden(forbidden.size, parts.length)}</Notice> : null}
        <ul className={styles.parts}>
          {parts.map((part) => {
            const sentences = forbidden.get(part.id)
            return (
              <li key={part.id} data-tint={part.theme} data-forbidden={sentences ? true : undefined}>
                <h3>{part.name.replace(/^Granule\s/, '')}</h3>
                {sentences?.map((said) => (
                  <p key={said}>{said}</p>
                ))}
              </li>
            )
          })}
        </ul>
        <div className={styles.buy}>
          <BuyOffer card={card} />
          <p className="small muted">{texts.once}</p>
        </div>
      </div>
    </section>
  )
}

/** At hand to the end of the page. */
export function OfferBar({ offer: { card } }: { offer: LandingOffer }) {
  return (
    <StickyBar className={styles.bar}>
      <p>
        <b>{formatPrice(card.price)}</b>
        <span className="small muted">{card.pack}</span>
      </p>
      <BuyOffer card={card} />
    </StickyBar>
  )
}
