import dogUrl from '@shop/ui/assets/dog.svg'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Card, CardGrid } from '@shop/ui/card/card'
import { CardButton } from '@shop/ui/card/card-button'
import { CardSkeleton } from '@shop/ui/card/card-skeleton'
import { Price } from '@shop/ui/price/price'
import { PromoTile } from '@shop/ui/promo-tile/promo-tile'
import type { ReactNode } from 'react'
import { DEMO_GOODS } from '#app/texts/shell/demo-goods.ts'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { Chapter } from './chapter.tsx'
import { DemoRating } from './labels-section.tsx'

/** A picture by the name of a demo thing; without it the card shows its name instead. */
export type DemoPicture = (name: string) => ReactNode

export function CardsSection({ picture }: { picture?: DemoPicture | undefined }) {
  const { cards } = partTexts
  return (
    <Chapter id="cards" title={cards.title} note={cards.note}>
      <CardGrid columns="four">
        {DEMO_GOODS.map((good) => (
          <DemoCard key={good.name} good={good} picture={picture} />
        ))}
        <CardSkeleton />
        <PromoTile
          href="#cards"
          title={cards.promo.title}
          picture={<img src={dogUrl} alt="" width={300} height={290} />}
        >
          {cards.promo.text}
        </PromoTile>
      </CardGrid>
    </Chapter>
  )
}

function DemoCard({ good, picture }: { good: (typeof DEMO_GOODS)[number]; picture: DemoPicture | undefined }) {
  const { cards } = partTexts
  return (
    <Card
      data-tint={good.theme}
      picture={picture?.(good.picture)}
      word={good.name}
      flags={good.flag ? <Badge tone={good.flag.tone}>{good.flag.text}</Badge> : null}
      band={texts.colors.proteins[good.theme]}
      bandAside={good.measure}
      rating={<DemoRating value={good.score} score={good.score.toLocaleString('cs')} count={good.count} />}
      name={
        <h3>
          <a href="#cards">{good.name}</a>
        </h3>
      }
      meta={good.meta}
      price={<Price {...good.price} formerLabel={texts.labels.former} />}
      gone={good.gone}
      action={
        good.gone ? (
          <Button variant="line" size="small">
            {cards.watch}
          </Button>
        ) : (
          <CardButton icon="bowl" aria-label={cards.addLabel(good.name)}>
            {cards.add}
          </CardButton>
        )
      }
    />
  )
}
