import { formatPercent } from '@shop/czech/format-number'
import { MixBar, type MixPart } from '@shop/ui/mix-bar/mix-bar'
import type { Tint } from '@shop/ui/stripe/stripe'
import { Table } from '@shop/ui/table/table'
import type { ProductView, VariantView } from '#app/goods/product-view.ts'
import type { MixGroup, MixKind } from '#app/goods/to-mix.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import styles from './composition-section.module.css'

interface CompositionSectionProps {
  product: ProductView
  variant: VariantView | undefined
}

export function CompositionSection({ product, variant }: CompositionSectionProps) {
  const { mix, label, benefits, facts, theme } = product
  return (
    <section id="slozeni" className="section-tight">
      <div className="wrap">
        <h2 className={styles.heading}>{productSectionTexts.inside}</h2>
        {mix.length > 0 ? <MixBar parts={mix.map((group) => toPart(group, theme))} /> : null}
        <div className={`two ${styles.columns}`}>
          <div className="stack">
            <p>{label.composition}</p>
            <ul className="noses">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
            <Facts facts={[...facts, ...toPackFacts(product, variant)]} />
          </div>
          {label.constituents.length > 0 ? <Constituents rows={label.constituents} /> : null}
        </div>
      </div>
    </section>
  )
}

function toPackFacts({ label }: ProductView, variant: VariantView | undefined) {
  return [
    ...(label.energyKcalPerKg === null
      ? []
      : [{ name: productSectionTexts.label.energy, value: productSectionTexts.kcalPerKg(label.energyKcalPerKg) }]),
    ...(variant?.ean ? [{ name: productSectionTexts.label.ean, value: variant.ean }] : []),
  ]
}

function Facts({ facts }: { facts: ProductView['facts'] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Constituents({ rows }: { rows: ProductView['label']['constituents'] }) {
  return (
    <Table label={productSectionTexts.label.constituents}>
      <thead>
        <tr>
          <th scope="col">{productSectionTexts.label.constituents}</th>
          <th scope="col" data-align="end">
            {productSectionTexts.label.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, percent }) => (
          <tr key={name}>
            <td>{name}</td>
            <td data-align="end">{formatPercent(percent)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

// A narrow part has room for two names; the whole recipe stands below.
const NARROW = 15

export function toPart({ kind, names, percent }: MixGroup, theme: Tint | null): MixPart {
  const shown = names.slice(0, percent < NARROW ? 2 : 4)
  return {
    label: shown.join(', ') + (shown.length < names.length ? '…' : ''),
    text: formatPercent(percent),
    share: percent,
    ...colorOf(kind, theme),
  }
}

/** Meat has the colour of the product; the others must not be mistaken for it. */
function colorOf(kind: MixKind, theme: Tint | null): Pick<MixPart, 'color' | 'onColor'> {
  switch (kind) {
    case 'meat':
      return { color: 'var(--p)', onColor: 'var(--p-on)' }
    case 'starch':
      return { color: 'var(--carrot)' }
    case 'plants':
      return { color: theme === 'green' ? 'var(--hue-lime)' : 'var(--hue-green)' }
    case 'fats':
      return { color: theme === 'coral' ? 'var(--hue-yellow)' : 'var(--hue-coral)' }
    case 'rest':
      return { color: 'var(--forest)', onColor: 'var(--white)' }
  }
}
