import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PROTEINS } from '#app/texts/shell/navigation.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './protein-rail.module.css'

/** Nine meats, nine colours, edge to edge; with the number of kinds where it is known. */
export function ProteinRail({ counts = {} }: { counts?: Record<string, number> | undefined }) {
  return (
    <nav className={styles.rail} aria-label={shellTexts.byMeat}>
      {PROTEINS.map(({ tint, code, label }) => {
        const count = counts[code]
        return (
          <ShopLink key={code} to={`/produkty?maso=${code}`} data-tint={tint}>
            <b>{label}</b>
            {count === undefined ? null : <span className="xs">{shellTexts.kinds(count)}</span>}
          </ShopLink>
        )
      })}
    </nav>
  )
}
