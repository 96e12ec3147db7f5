import { Icon } from '@shop/ui/icon/icon'
import type { IconName } from '@shop/ui/icon/icon-names'
import { MixBar } from '@shop/ui/mix-bar/mix-bar'
import { toPart } from '#app/features/catalog/product/composition-section.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { homeTexts } from '#app/texts/content/home.ts'
import styles from './home-composition.module.css'
import type { HomeExample } from './home-page.ts'

const ICONS: IconName[] = ['leaf', 'box', 'check', 'repeat']

export function HomeComposition({ example }: { example: HomeExample }) {
  return (
    <section className="section soft">
      <div className="wrap">
        <div className="head">
          <h2>{homeTexts.composition}</h2>
          <p className="muted">
            {homeTexts.thisIs} <ShopLink to={`/produkt/${example.slug}`}>{example.name}</ShopLink>.{' '}
            {homeTexts.smallPrint}
          </p>
        </div>
        <div data-tint="yellow">
          <MixBar parts={example.mix.map((group) => toPart(group, 'yellow'))} />
        </div>
        <ul className={styles.points}>
          {homeTexts.points.map(({ title, text }, index) => (
            <li key={title}>
              <Icon name={ICONS[index] ?? 'check'} />
              <span>
                <b>{title}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
