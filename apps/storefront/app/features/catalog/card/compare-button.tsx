import { Icon } from '@shop/ui/icon/icon'
import type { FormEvent } from 'react'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { toggleCompared, useCompared } from '#app/state/compared.ts'
import { showToast } from '#app/state/ui.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import styles from './compare-button.module.css'
import { COMPARED_PARAM, toCompareAddress } from './compared-slugs.ts'
import tile from './tile-button.module.css'

/** Round, on the picture. Without scripts it opens the comparison with this food; with them it only remembers it. */
export function CompareButton({ card }: { card: CardView }) {
  const compared = useCompared()
  const isChosen = compared.some(({ slug }) => slug === card.slug)

  function toggle(event: FormEvent) {
    event.preventDefault()
    const { slug, name, theme, image } = card
    const dropped = toggleCompared({ slug, name, tint: theme, image })
    // On other pages the bar at the lower edge says it.
    if (isChosen || (!dropped && !location.pathname.startsWith('/produkt/'))) return
    const slugs = [...compared.map((item) => item.slug), slug].slice(-3)
    showToast({
      title: dropped ? texts.replaced(dropped.name) : texts.added(name),
      tone: 'info',
      text: <ShopLink to={toCompareAddress(slugs)}>{texts.open(slugs.length)}</ShopLink>,
    })
  }

  return (
    <form action="/porovnani" className={styles.place} onSubmit={toggle}>
      <button
        type="submit"
        name={COMPARED_PARAM}
        value={card.slug}
        className={`${tile.button} ${styles.button}`}
        aria-pressed={isChosen}
        aria-label={texts.compare(card.name)}
      >
        <span>
          <Icon name="compare" />
        </span>
      </button>
    </form>
  )
}
