import { formatNumber } from '@shop/czech/format-number'
import { Table } from '@shop/ui/table/table'
import { Suspense } from 'react'
import type { RationAnswer } from '#app/features/catalog/calculator/calculate-ration.ts'
import { FeedingCalculator } from '#app/features/catalog/calculator/feeding-calculator.tsx'
import type { GuideView, ProductView, VariantView } from '#app/goods/product-view.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useDogs } from '#app/state/dog.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import styles from './ration-section.module.css'

// The table is read out only for those who have a dog here.
const GuideRations = lazyWithTimeout(() => import('./guide-rations.tsx'), 'GuideRations')

interface RationSectionProps {
  product: ProductView
  variant: VariantView | undefined
  /** The ration of an ordinary dog from each pack. */
  rations: Record<string, RationAnswer>
}

/** The maker's table has priority by law; the calculator stands beside it and says what it stands on. */
export function RationSection({ product, variant, rations }: RationSectionProps) {
  const { guide, food, theme, slug } = product
  const usual = variant ? rations[variant.sku] : undefined
  if (!guide && !usual) return null
  return (
    <section id="davka" className="section-tight">
      <div className="wrap">
        <h2 className={styles.heading}>{productSectionTexts.ration.heading}</h2>
        {usual && variant?.grams && food?.kcal ? (
          <div data-tint={theme ?? 'yellow'}>
            <FeedingCalculator
              key={variant.sku}
              slug={slug}
              pack={variant.name}
              food={{ kcal: food.kcal, pack: { grams: variant.grams, priceHalere: variant.price } }}
              usual={usual}
            />
          </div>
        ) : null}
        {guide ? <Guide guide={guide} kcal={food?.kcal ?? null} /> : null}
      </div>
    </section>
  )
}

const UNITS: Record<GuideView['unit'], string> = {
  g_per_day: productSectionTexts.ration.grams,
  piece_per_day: productSectionTexts.ration.pieces,
  ml_per_day: productSectionTexts.ration.millilitres,
}

function Guide({ guide, kcal }: { guide: GuideView; kcal: number | null }) {
  const dogs = useDogs()
  return (
    <div className={styles.guide}>
      <h3>{`${productSectionTexts.ration.makers} (${UNITS[guide.unit]})`}</h3>
      <Table label={productSectionTexts.ration.makers}>
        <thead>
          <tr>
            <th scope="col">{guide.rowHeader}</th>
            {guide.columns.map((column) => (
              <th key={column} scope="col" data-align="end">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(({ label, amounts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {guide.columns.map((column, index) => (
                <td key={column} data-align="end">
                  {toAmount(amounts[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {dogs.length > 0 ? (
        <Suspense>
          <GuideRations guide={guide} kcal={kcal} dogs={dogs} />
        </Suspense>
      ) : null}
      <p className="small muted">{guide.note}</p>
    </div>
  )
}

function toAmount(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '–' : formatNumber(amount)
}
