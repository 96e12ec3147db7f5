import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { evenRow } from '#app/goods/even-row.ts'
import type { RelatedCard } from '#app/goods/product-view.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import styles from './related-section.module.css'

/** So many of them are what people really bought with it; with fewer the choice is mostly ours. */
const FROM_ORDERS = 2

/** What goes with it, and what could stand in its place. Sold-out goods are never offered. */
export function RelatedSections({ related }: { related: RelatedCard[] }) {
  const bought = related.filter(({ type }) => type === 'bought_together')
  const pairings = [...bought, ...related.filter(({ type }) => type === 'cross_sell')]
  const others = related.filter(({ type }) => type === 'related' || type === 'upsell')
  const isFromOrders = bought.length >= FROM_ORDERS
  return (
    <>
      <RelatedSection
        heading={isFromOrders ? productSectionTexts.boughtTogether : productSectionTexts.pairings}
        items={pairings}
      />
      <RelatedSection heading={productSectionTexts.alternatives} items={others} />
    </>
  )
}

function RelatedSection({ heading, items }: { heading: string; items: RelatedCard[] }) {
  const row = evenRow(items)
  if (row.length === 0) return null
  const cards = row.map(({ card, reason }) => ({ ...card, subtitle: reason || card.subtitle }))
  return (
    <section className="section-tight">
      <div className="wrap">
        <h2 className={styles.heading}>{heading}</h2>
        <ProductCards cards={cards} columns="four" heading="h3" />
      </div>
    </section>
  )
}
