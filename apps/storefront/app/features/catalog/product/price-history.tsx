import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Table } from '@shop/ui/table/table'
import type { PricePoint, VariantView } from '#app/goods/product-view.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import styles from './price-history.module.css'
import { PriceAlertForm } from './product-alert/price-alert-form.tsx'
import type { WatchAnswer } from './product-alert/product-alert-form.tsx'
import { toPriceLine } from './to-price-line.ts'

interface PriceHistoryProps {
  prices: PricePoint[]
  variant: VariantView | undefined
  answer: WatchAnswer | undefined
}

const WIDTH = 600
const HEIGHT = 120

/** The ledger of public prices: a step line for the eye and a table for everybody. */
export function PriceHistory({ prices, variant, answer }: PriceHistoryProps) {
  const points = prices.filter(({ variantId }) => variantId === variant?.id)
  if (points.length === 0 || !variant) return null
  const texts = productSectionTexts.prices
  return (
    <section id="cena" className="wrap section-tight">
      <Accordion>
        <AccordionItem title={`${texts.heading}: ${variant.name}`} heading="h2">
          <p className="small muted">{texts.text}</p>
          {points.length > 1 ? (
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-label={texts.chart}>
              <path d={toPriceLine(points, WIDTH, HEIGHT)} />
            </svg>
          ) : null}
          <Table label={texts.heading}>
            <thead>
              <tr>
                <th scope="col">{texts.since}</th>
                <th scope="col">{texts.kind}</th>
                <th scope="col" data-align="end">
                  {texts.price}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ from, price, isSale }) => (
                <tr key={`${from}-${price}`}>
                  <td>{formatDate(from)}</td>
                  <td>{isSale ? texts.sale : texts.regular}</td>
                  <td data-align="end">{formatPrice(price)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </AccordionItem>
        {variant.canBuy ? (
          <AccordionItem
            id="hlidac-ceny"
            title={productSectionTexts.watchPrice.heading}
            heading="h2"
            open={answer?.kind === 'price_drop'}
          >
            <PriceAlertForm key={variant.sku} variant={variant} answer={answer} />
          </AccordionItem>
        ) : null}
      </Accordion>
    </section>
  )
}
