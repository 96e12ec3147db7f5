import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import type { Tint } from '@shop/ui/stripe/stripe'
import { Suspense } from 'react'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { GridCount } from '#app/features/catalog/grid/grid-count.tsx'
import type { GridView } from '#app/features/catalog/grid/grid-view.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useDogs } from '#app/state/dog.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import styles from './category-head.module.css'

export interface HeadLink extends NamedLink {
  isCurrent?: boolean
}

interface CategoryHeadProps {
  heading: string
  above: HeadLink[]
  /** One meat was chosen: the head takes its colour. */
  theme: Tint | null
  grid: GridView
}

const PACKS = 3

// Names and their cases come only to those who have a dog.
const WhoseGoods = lazyWithTimeout(() => import('./whose-goods.tsx'), 'WhoseGoods')

/** As little as names the page: goods begin right below. */
export function CategoryHead({ heading, above, theme, grid }: CategoryHeadProps) {
  const packs = theme ? grid.cards.flatMap(({ id, image }) => (image ? [{ id, image }] : [])).slice(0, PACKS) : []
  const hasFood = !theme && above.length > 0 && grid.cards.some(({ food }) => food)
  return (
    <div className={styles.head} data-tint={theme ?? undefined}>
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumbs label={catalogTexts.breadcrumbs} className={styles.crumbs}>
          {[catalogTexts.home, ...above].map(({ label, to }) => (
            <ShopLink key={to} to={to}>
              {label}
            </ShopLink>
          ))}
          <span aria-current="page">{heading}</span>
        </Breadcrumbs>
        <div className={styles.title}>
          <h1>
            <span>{heading}</span>
            {hasFood ? <ForDogs /> : null}
          </h1>
          <GridCount grid={grid} />
        </div>
        {packs.length > 0 ? (
          <div className={styles.art} aria-hidden="true">
            {packs.map(({ id, image }) => (
              <ShopPicture key={id} image={image} sizes="8rem" maxWidth={320} decorative className="multiply" />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** A page is the same for everybody; whose food it is, is known only here. */
function ForDogs() {
  const dogs = useDogs()
  if (dogs.length === 0) return null
  return (
    <Suspense>
      {' '}
      <WhoseGoods dogs={dogs} />
    </Suspense>
  )
}
