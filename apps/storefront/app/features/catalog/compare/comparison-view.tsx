import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Chip, Chips } from '@shop/ui/chip/chip'
import { TextLink } from '@shop/ui/text-link/text-link'
import { useEffect } from 'react'
import { MOST_COMPARED, toCompareAddress } from '#app/features/catalog/card/compared-slugs.ts'
import { shortName } from '#app/goods/short-name.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { keepCompared } from '#app/state/compared.ts'
import { useDogs } from '#app/state/dog.ts'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import { AddCompared } from './add-compared.tsx'
import styles from './comparison-table.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import type { FoodChoice } from './load-compared.server.ts'
import type { ComparedFood } from './to-compared-food.server.ts'
import { USUAL_KG } from './usual-dog.ts'

interface ComparisonViewProps {
  foods: ComparedFood[]
  choices: FoodChoice[]
}

export function ComparisonView({ foods, choices }: ComparisonViewProps) {
  const [kept] = useDogs()
  const slugs = foods.map(({ card }) => card.slug)
  // The storage of the browser follows the address: what was removed here is no longer chosen on the cards.
  useEffect(() => {
    if (foods.length === 0) return
    keepCompared(foods.map(({ card: { slug, name, theme, image } }) => ({ slug, name, tint: theme, image })))
  }, [foods])
  return (
    <div className="wrap section-tight stack">
      <Breadcrumbs label={catalogTexts.breadcrumbs}>
        <ShopLink to={catalogTexts.home.to}>{catalogTexts.home.label}</ShopLink>
        <span aria-current="page">{texts.name}</span>
      </Breadcrumbs>
      <h1>{texts.heading}</h1>
      {foods.length === 0 ? (
        <p className="lead">{texts.nothing}</p>
      ) : (
        <p className="small muted">
          {kept
            ? texts.forDog(callDog(kept.name, kept.dog.sex).accusative, kept.dog.weightKg)
            : texts.usualDog(USUAL_KG)}
        </p>
      )}
      <ThirdChip foods={foods} />
      {foods.length > 0 ? <ComparisonTable foods={foods} /> : null}
      {isMixed(foods) ? <p className="small">{texts.wet}</p> : null}
      {foods.length > 1 ? <p className="small muted">{texts.note}</p> : null}
      {foods.length < MOST_COMPARED ? (
        <section className="stack" aria-labelledby="pridat-krmivo">
          <h2 id="pridat-krmivo" className="h3">
            {foods.length < 2 ? texts.second : texts.third}
          </h2>
          {foods.length === 1 ? <p>{texts.secondLead}</p> : null}
          <AddCompared slugs={slugs} choices={choices} />
          <TextLink as={ShopLink} to="/produkty/granule">
            {texts.toShelf}
          </TextLink>
        </section>
      ) : null}
    </div>
  )
}

/** Two columns fit a phone; the third takes the place of the second. */
function ThirdChip({ foods: [first, second, third] }: { foods: ComparedFood[] }) {
  if (!first || !second || !third) return null
  const swapped = [first, third, second].map(({ card }) => card.slug)
  return (
    <Chips className={styles.swap}>
      <Chip as={ShopLink} to={toCompareAddress(swapped)} preventScrollReset>
        {texts.swap(shortName(third.card.name))}
      </Chip>
    </Chips>
  )
}

function isMixed(foods: ComparedFood[]): boolean {
  return new Set(foods.map(({ dryMatter }) => (dryMatter ?? 100) < 50)).size > 1
}
