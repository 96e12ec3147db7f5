import dogUrl from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { joinClasses } from '@shop/ui/join-classes'
import { LevelBlocks } from '@shop/ui/level-blocks/level-blocks'
import { Place, PlaceList } from '@shop/ui/place-list/place-list'
import { PlanList } from '@shop/ui/plan-list/plan-list'
import { PortraitCard } from '@shop/ui/portrait-card/portrait-card'
import { Price } from '@shop/ui/price/price'
import { StatBlock } from '@shop/ui/stat-block/stat-block'
import { StickyBar } from '@shop/ui/sticky-bar/sticky-bar'
import { DEMO_PRICES } from '#app/texts/shell/demo-goods.ts'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

const COLORS = [
  { color: 'var(--mist)' },
  { color: 'var(--hue-green)' },
  { color: 'var(--carrot)' },
  { color: 'var(--forest)', onColor: 'var(--white)' },
]

export function BlocksSection() {
  const { blocks, cards } = partTexts
  return (
    <Chapter id="blocks" title={blocks.title} note={blocks.note}>
      <div className={styles.columns}>
        <StatBlock data-tint="yellow" label={blocks.credits} figure={blocks.creditsFigure} className={styles.tall}>
          {blocks.creditsUntil}
        </StatBlock>
        <PortraitCard
          data-tint="coral"
          picture={<img src={dogUrl} alt="" width={96} height={96} />}
          name={<h3>{blocks.dog}</h3>}
        >
          {blocks.breed}
          <br />
          <b>{blocks.dose}</b>
        </PortraitCard>
        <PlanList className={joinClasses('forest on-dark', styles.plan)} items={[...blocks.plan]} />
        <PlaceList>
          {blocks.places.map((place, index) => (
            <Place key={place.name} name={place.name} aside={place.aside} aria-current={index === 0 || undefined}>
              <span className="small">{place.text}</span>
            </Place>
          ))}
        </PlaceList>
      </div>
      <LevelBlocks
        levels={blocks.levels.map(([name, figure, note], index) => ({
          name,
          figure,
          note,
          color: 'var(--mist)',
          ...COLORS[index],
        }))}
      />
      <StickyBar>
        <Price {...DEMO_PRICES.plain} repeat={undefined} />
        <Button block>{cards.add}</Button>
      </StickyBar>
    </Chapter>
  )
}
