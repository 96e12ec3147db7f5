import dogUrl from '../assets/dog.svg'
import { Button } from '../button/button.tsx'
import { joinClasses } from '../join-classes.ts'
import { LevelBlocks } from '../level-blocks/level-blocks.tsx'
import { Place, PlaceList } from '../place-list/place-list.tsx'
import { PlanList } from '../plan-list/plan-list.tsx'
import { PortraitCard } from '../portrait-card/portrait-card.tsx'
import { Price } from '../price/price.tsx'
import { StatBlock } from '../stat-block/stat-block.tsx'
import { StickyBar } from '../sticky-bar/sticky-bar.tsx'
import { Chapter } from './chapter.tsx'
import { demoPrices } from './demo-goods.ts'
import styles from './gallery.module.css'
import { partTexts } from './texts-parts.ts'

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
        <StatBlock data-tint="yellow" label={blocks.credits} figure={'240\u00a0Kč'} className={styles.tall}>
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
        <Price {...demoPrices.plain} repeat={undefined} />
        <Button block>{cards.add}</Button>
      </StickyBar>
    </Chapter>
  )
}
