import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PROTEINS } from '#app/texts/navigation.ts'
import { shellTexts } from '#app/texts/shell.ts'
import styles from './protein-rail.module.css'

/** Nine meats, nine colours, edge to edge. */
export function ProteinRail() {
  return (
    <nav className={styles.rail} aria-label={shellTexts.byMeat}>
      {PROTEINS.map(({ key, label }) => (
        <ShopLink key={key} to={`/produkty?maso=${key}`} data-protein={key}>
          <b>{label}</b>
        </ShopLink>
      ))}
    </nav>
  )
}
