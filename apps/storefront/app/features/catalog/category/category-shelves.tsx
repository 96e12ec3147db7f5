import { Chip } from '@shop/ui/chip/chip'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import type { HeadLink } from './category-head.tsx'
import styles from './category-shelves.module.css'

/** The shelves below this one, or beside it. */
export function CategoryShelves({ links }: { links: HeadLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={catalogTexts.subcategories} className={styles.shelves}>
      {links.map(({ label, to, isCurrent }) => (
        <Chip key={to} as={ShopLink} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Chip>
      ))}
    </nav>
  )
}
