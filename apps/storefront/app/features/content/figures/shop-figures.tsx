import type { Tint } from '@shop/ui/stripe/stripe'
import type { Figures } from './load-figures.server.ts'
import styles from './shop-figures.module.css'

const COLOURS: Tint[] = ['yellow', 'green', 'coral', 'blue']

/** Numbers that can be checked, each with what it was counted from. */
export function ShopFigures({ figures, source }: Figures) {
  return (
    <>
      <ul className={styles.figures}>
        {figures.map(({ label, figure, note }, index) => (
          <li key={label} data-tint={COLOURS[index % COLOURS.length]}>
            <b>{label}</b>
            <span className="display">{figure}</span>
            {note}
          </li>
        ))}
      </ul>
      <p className="xs muted">{source}</p>
    </>
  )
}
