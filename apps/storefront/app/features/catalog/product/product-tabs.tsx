import { useScrollspy } from '@shop/ui/scrollspy/use-scrollspy'
import { TabLinks } from '@shop/ui/tabs/tab-links'
import type { ProductView } from '#app/goods/product-view.ts'
import { productTexts } from '#app/texts/catalog/product.ts'

/** The way around a long page; every section is there, with or without scripts. */
export function ProductTabs({ product, hasBatch }: { product: ProductView; hasBatch: boolean }) {
  const tabs = [
    { id: 'slozeni', label: productTexts.tabs.composition },
    ...(product.guide ? [{ id: 'davka', label: productTexts.tabs.feeding }] : []),
    ...(hasBatch ? [{ id: 'sarze', label: productTexts.tabs.batch }] : []),
    { id: 'recenze', label: productTexts.tabReviews(product.rating?.count ?? 0) },
    { id: 'dotazy', label: productTexts.tabs.questions },
    { id: 'cena', label: productTexts.tabs.prices },
  ]
  const current = useScrollspy(tabs.map(({ id }) => id))
  return (
    <div className="wrap">
      <TabLinks label={productTexts.sections}>
        {tabs.map(({ id, label }) => (
          <a key={id} href={`#${id}`} aria-current={id === (current ?? tabs[0]?.id) ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </TabLinks>
    </div>
  )
}
