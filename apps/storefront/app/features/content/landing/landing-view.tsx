import dog from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { drawProducts } from '#app/features/content/sections/draw-products.tsx'
import { drawFacts } from '#app/features/content/sections/fact-blocks.tsx'
import type { CountdownBlock } from '#app/features/content/sections/section.ts'
import { type BlockDrawings, SectionBlocks } from '#app/features/content/sections/section-blocks.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { RichText } from '#app/prose/prose.tsx'
import { landingTexts as texts } from '#app/texts/content/landing.ts'
import { Countdown } from './countdown.tsx'
import type { LandingOffer } from './landing-offer.ts'
import styles from './landing-view.module.css'
import type { LandingPage } from './load-landing.server.ts'
import { OfferHero } from './offer-hero.tsx'
import { OfferBar, OfferParts } from './offer-parts.tsx'
import { OfferReviews } from './offer-reviews.tsx'

interface LandingViewProps extends Pick<BlockDrawings, 'drawForm'> {
  page: LandingPage
}

/** One offer, one button. When the offer is over the page says so and shows where to go on. */
export function LandingView({ page, drawForm }: LandingViewProps) {
  const isLive = !page.isOver
  if (page.offer) return <OfferView page={page} offer={page.offer} drawForm={drawForm} />
  return (
    <>
      <section className={styles.head} {...(isLive ? { 'data-promotion': page.slug, 'data-creative': 'hero' } : {})}>
        <div className={styles.text}>
          <h1>{page.heading}</h1>
          <p className="lead">
            <RichText text={page.lead} />
          </p>
          {page.isOver ? <OfferOver /> : null}
          {(isLive ? page.actions.slice(0, 1) : []).map(({ label, to }) => (
            <Button key={to} as={ShopLink} to={to} size="large">
              {label}
            </Button>
          ))}
        </div>
        <div className={styles.art} data-tint="yellow">
          <img src={dog} alt="" width="660" height="640" />
        </div>
      </section>
      <SectionBlocks
        drawFacts={drawFacts}
        blocks={page.blocks}
        drawProducts={drawProducts}
        {...(isLive ? { drawForm, drawCountdown } : {})}
      />
      {isLive && page.actions[0] ? <LastWord {...page.actions[0]} /> : null}
    </>
  )
}

/** A page that sells one thing: the price and the button come first and stay at hand to the end. */
function OfferView({ page, offer, drawForm }: LandingViewProps & { offer: LandingOffer }) {
  return (
    <>
      <OfferHero slug={page.slug} heading={page.heading} lead={<RichText text={page.lead} />} card={offer.card} />
      <OfferParts offer={offer} />
      <OfferReviews offer={offer} />
      <SectionBlocks
        drawFacts={drawFacts}
        blocks={page.blocks}
        drawProducts={drawProducts}
        drawForm={drawForm}
        drawCountdown={drawCountdown}
      />
      <OfferBar offer={offer} />
    </>
  )
}

/** Whoever has read to the end need not go back for the button. */
function LastWord({ label, to }: NamedLink) {
  return (
    <section className={`forest on-dark ${styles.end}`}>
      <div className={`wrap ${styles.endInner}`}>
        <div className="stack">
          <h2>{texts.end}</h2>
          <Button as={ShopLink} to={to} size="large" variant="highlight">
            {label}
          </Button>
        </div>
        <img src={dog} alt="" width="660" height="640" loading="lazy" />
      </div>
    </section>
  )
}

/** The alternative holds today, whatever the offer was. */
function OfferOver() {
  return (
    <>
      <Notice tone="warn" icon="clock">
        <b>{texts.over}</b> {texts.overText}
      </Notice>
      <Button as={ShopLink} to="/produkty/vyhodne-balicky" size="large">
        {texts.now}
      </Button>
    </>
  )
}

const drawCountdown = (countdown: CountdownBlock) => <Countdown {...countdown} />
