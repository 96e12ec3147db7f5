import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { showForbidden } from '#app/state/shown-forbidden.ts'
import { exclusionTexts as texts } from '#app/texts/catalog/dog-exclusion.ts'
import { withoutExclusions } from './dog-exclusion.ts'
import type { GridView } from './grid-view.ts'
import styles from './hidden-goods.module.css'

export function HiddenGoods({ grid, excluded }: { grid: GridView; excluded: readonly string[] }) {
  const [code, ...more] = excluded
  const hidden = code !== undefined && more.length === 0 ? (grid.hiddenBy[code] ?? null) : null
  if (hidden === 0) return null
  return (
    <p className={styles.note}>
      <b>{texts.hidden(hidden, excluded)}</b>{' '}
      <TextLink
        as={ShopLink}
        to={withoutExclusions(grid, excluded)}
        preventScrollReset
        className={styles.show}
        onClick={() => showForbidden(excluded)}
      >
        {texts.show}
      </TextLink>
    </p>
  )
}
