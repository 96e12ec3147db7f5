import { StatBlock } from '@shop/ui/stat-block/stat-block'
import type { ThemeKey } from '@shop/ui/stripe/stripe'
import type { Figures } from './load-figures.server.ts'
import styles from './shop-figures.module.css'

const COLOURS: ThemeKey[] = ['kure', 'jehneci', 'losos', 'kralik']

/** Numbers that can be checked, each with what it was counted from. */
export function ShopFigures({ figures, source }: Figures) {
  return (
    <div className="stack">
      <div className={styles.figures}>
        {figures.map(({ label, figure, note }, index) => (
          <StatBlock key={label} label={label} figure={figure} data-protein={COLOURS[index % COLOURS.length]}>
            {note}
          </StatBlock>
        ))}
      </div>
      <p className="xs muted">{source}</p>
    </div>
  )
}
