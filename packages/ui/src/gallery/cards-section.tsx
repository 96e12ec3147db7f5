import type { ReactNode } from 'react'
import dogUrl from '../assets/dog.svg'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card, CardGrid } from '../card/card.tsx'
import { CardButton } from '../card/card-button.tsx'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { Price } from '../price/price.tsx'
import { PromoTile } from '../promo-tile/promo-tile.tsx'
import { Chapter } from './chapter.tsx'
import { demoGoods } from './demo-goods.ts'
import { DemoRating } from './labels-section.tsx'
import { texts } from './texts.ts'
import { partTexts } from './texts-parts.ts'

/** A picture by the name of a demo thing; without it the card shows its name instead. */
export type DemoPicture = (name: string) => ReactNode

export function CardsSection({ picture }: { picture?: DemoPicture | undefined }) {
  const { cards } = partTexts
  return (
    <Chapter id="cards" title={cards.title} note={cards.note}>
      <CardGrid columns="four">
        {demoGoods.map((good) => (
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

function DemoCard({ good, picture }: { good: (typeof demoGoods)[number]; picture: DemoPicture | undefined }) {
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
