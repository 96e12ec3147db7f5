import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Chip, Chips } from '@shop/ui/chip/chip'
import type { Tint } from '@shop/ui/stripe/stripe'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import styles from './category-head.module.css'

export interface HeadLink extends NamedLink {
  isCurrent?: boolean
}

interface CategoryHeadProps {
  heading: string
  lead: string
  above: HeadLink[]
  chips: HeadLink[]
  /** One meat was chosen: the head takes its colour. */
  theme: Tint | null
  /** Their packs stand at the edge of the block. */
  cards: CardView[]
}

const PACKS = 3

export function CategoryHead({ heading, lead, above, chips, theme, cards }: CategoryHeadProps) {
  const packs = cards.flatMap(({ id, image }) => (image ? [{ id, image }] : [])).slice(0, PACKS)
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
        <h1>{heading}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {chips.length > 0 ? (
          <nav aria-label={catalogTexts.subcategories} className={styles.chips}>
            <Chips scroll>
              {chips.map(({ label, to, isCurrent }) => (
                <Chip key={to} as={ShopLink} to={to} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </Chip>
              ))}
            </Chips>
          </nav>
        ) : null}
        <div className={styles.art} aria-hidden="true">
          {packs.map(({ id, image }) => (
            <ShopPicture key={id} image={image} sizes="12.25rem" maxWidth={400} decorative className="multiply" />
          ))}
        </div>
      </div>
    </div>
  )
}
