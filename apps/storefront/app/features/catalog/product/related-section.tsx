import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { evenRow } from '#app/goods/even-row.ts'
import type { RelatedCard } from '#app/goods/product-view.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import styles from './related-section.module.css'

/** What goes with it, and what could stand in its place. Sold-out goods are never offered. */
export function RelatedSections({ related }: { related: RelatedCard[] }) {
  const pairings = related.filter(({ type }) => type === 'cross_sell')
  const others = related.filter(({ type }) => type !== 'cross_sell')
  return (
    <>
      <RelatedSection heading={productTexts.pairings} items={pairings} />
      <RelatedSection heading={productTexts.alternatives} items={others} />
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
