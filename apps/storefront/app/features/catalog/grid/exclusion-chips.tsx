import { declineDogName } from '@shop/czech/decline-dog-name'
import { Chip } from '@shop/ui/chip/chip'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useDogs } from '#app/state/dog.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { hideForbidden, showForbidden } from '#app/state/shown-forbidden.ts'
import { exclusionTexts as texts } from '#app/texts/catalog/dog-exclusion.ts'
import { type DogExclusion, withExclusions, withoutExclusions } from './dog-exclusion.ts'
import styles from './exclusion-chips.module.css'
import type { GridView } from './grid-view.ts'

export function ExclusionChips({ grid, exclusion }: { grid: GridView; exclusion: DogExclusion }) {
  const dogs = useDogs()
  return (
    <>
      {exclusion.excluded.map((code) => {
        const label = toLabel(code, grid, dogs)
        return (
          <Chip
            key={code}
            as={ShopLink}
            to={withoutExclusions(grid, [code])}
            removable
            preventScrollReset
            className={styles.chip}
            aria-label={texts.remove(label)}
            onClick={() => showForbidden([code])}
          >
            {label}
          </Chip>
        )
      })}
      {exclusion.shown.map((code) => (
        <Chip
          key={code}
          as={ShopLink}
          to={withExclusions(grid, [code])}
          preventScrollReset
          onClick={() => hideForbidden([code])}
        >
          {texts.hideAgain(code)}
        </Chip>
      ))}
    </>
  )
}

/** „Bez kuřete kvůli Badymu“; where the name has no sure form, or there are more of them, „Bez kuřete · Bady“. */
function toLabel(code: string, { chips }: GridView, dogs: readonly KeptDog[]): string {
  const without = chips.find(({ excludes }) => excludes === code)?.label ?? code
  const whose = dogs.filter(({ dog }) => dog.allergies.includes(code))
  const [only, ...more] = whose
  const dative = only && more.length === 0 ? declineDogName(only.name, only.dog.sex)?.dative : undefined
  const names = whose.map(({ name }) => name).filter(Boolean)
  return dative ? texts.because(without, dative) : texts.of(without, names)
}
