import { formatPercent } from '@shop/czech/format-number'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import type { ProductView, VariantView } from '#app/goods/product-view.ts'
import { Prose } from '#app/prose/prose.tsx'
import type { RichBlock } from '#app/prose/rich-text.ts'
import { type Contact, useContact } from '#app/state/common.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import styles from './label-section.module.css'

interface LabelSectionProps {
  product: ProductView
  variant: VariantView | undefined
  /** What the shop itself says about the product. */
  text: RichBlock[]
}

/** All particulars the label law wants to be known before a purchase. */
export function LabelSection({ product, variant, text }: LabelSectionProps) {
  const { label } = product
  const contact = useContact()
  return (
    <section className="section-tight" aria-labelledby="etiketa">
      <div className="wrap two">
        <div className="prose">
          <h2>{productSectionTexts.about}</h2>
          <Prose blocks={text} />
        </div>
        <div>
          <h2 id="etiketa" className={styles.heading}>
            {productSectionTexts.labelHeading}
          </h2>
          <dl className={styles.label}>
            {toRows(product, variant, contact).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {label.additives ? (
            <Accordion size="small">
              <AccordionItem title={productSectionTexts.label.additives} heading="h3">
                <p className="small">{label.additives}</p>
              </AccordionItem>
            </Accordion>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function toRows({ label, guide }: ProductView, variant: VariantView | undefined, contact: Contact | null) {
  const texts = productSectionTexts.label
  const analysis = label.constituents
    .map(({ name, percent }) => `${name.toLowerCase()} ${formatPercent(percent)}`)
    .join(', ')
  const rows: [string, string | null | undefined][] = [
    [texts.feedType, label.feedType],
    [texts.forWhom, label.forWhom],
    [label.feedType ? texts.composition : texts.ingredients, label.composition],
    [texts.constituents, analysis],
    [texts.energy, label.energyKcalPerKg === null ? null : productSectionTexts.kcalPerKg(label.energyKcalPerKg)],
    [texts.directions, guide?.note],
    [texts.storage, label.storage],
    [texts.origin, label.origin],
    [texts.warnings, label.warnings],
    [texts.maker, label.maker],
    [texts.euPerson, label.euPerson],
    [texts.approvalNumber, label.approvalNumber],
    [texts.operator, contact && `${contact.company}, ${contact.city}`],
    [texts.contact, contact && label.feedType ? `${contact.phone}, ${contact.email}` : null],
    [texts.ean, variant?.ean],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
