import { Button } from '@shop/ui/button/button'
import { Chip, Chips } from '@shop/ui/chip/chip'
import type { HeadLink } from '#app/features/catalog/category/category-head.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { searchTexts } from '#app/texts/catalog/search.ts'

/** What to try when nothing was found: other words, the categories, a person. */
export function SearchHelp({ categories }: { categories: HeadLink[] }) {
  return (
    <section className="wrap section-tight stack">
      <h2>{searchTexts.helpHeading}</h2>
      <p>{searchTexts.noResultsHint}</p>
      <Chips>
        {searchTexts.examples.map((words) => (
          <Chip key={words} as={ShopLink} to={`/hledat?${new URLSearchParams({ q: words })}`}>
            {words}
          </Chip>
        ))}
      </Chips>
      <h3>{searchTexts.browse}</h3>
      <Chips>
        {categories.map(({ label, to }) => (
          <Chip key={to} as={ShopLink} to={to}>
            {label}
          </Chip>
        ))}
      </Chips>
      <Button as={ShopLink} to="/kontakt" variant="line">
        {searchTexts.ask}
      </Button>
    </section>
  )
}
