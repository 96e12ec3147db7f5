import type { StaffProduct, StaffVariant } from '@shop/contract/staff/staff-product'
import { formatWeight } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { useState } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { useMayDo } from '#app/session/use-session.ts'
import { PRODUCT } from '#app/texts/product.ts'
import { PackDialog } from './pack-dialog.tsx'
import { ShelfDialog } from './shelf-dialog.tsx'

const WORDS = PRODUCT.packs

interface PacksSectionProps {
  product: StaffProduct
  onSaved(product: StaffProduct): void
}

type Opened = { dialog: 'pack'; variant: StaffVariant | null } | { dialog: 'shelf'; variant: StaffVariant }

/** What is weighed, scanned and priced. Saved one by one, beside the form. */
export function PacksSection({ product, onSaved }: PacksSectionProps) {
  const mayEdit = useMayDo('goods')
  const mayShelve = useMayDo('shelves')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { columns } = WORDS
  return (
    <section className="sec" id="packs">
      <header>
        <h2>{PRODUCT.nav.packs}</h2>
        {mayEdit && (
          <button type="button" className="btn q r" onClick={() => setOpened({ dialog: 'pack', variant: null })}>
            <Icon name="plus" size="s" /> {WORDS.add}
          </button>
        )}
      </header>
      {product.variants.length === 0 ? (
        <p className="mut">{WORDS.none}</p>
      ) : (
        <table className="tb in">
          <caption className="vh">{PRODUCT.nav.packs}</caption>
          <thead>
            <tr>
              <th>{columns.name}</th>
              <th>{columns.sku}</th>
              <th className="num">{columns.gross}</th>
              <th className="num">{columns.price}</th>
              <th className="num">{columns.stock}</th>
              <th>
                <span className="vh">{PRODUCT.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {product.variants.map((variant) => (
              <tr key={variant.variantId}>
                <td className="nw">
                  <b>{variant.name}</b> {variant.isDefault && <span className="mut">{WORDS.isDefault}</span>}
                  {variant.status !== 'active' && <span className="st">{WORDS.states[variant.status]}</span>}
                </td>
                <td className="mono nw">
                  {variant.sku}
                  <br />
                  <span className="mut">{variant.ean ?? WORDS.noEan}</span>
                </td>
                <td className="num nw">{formatWeight(variant.grossWeightG)}</td>
                <td className={variant.price === null ? 'num bad' : 'num nw'}>
                  {variant.price === null ? WORDS.noPrice : formatPrice(variant.price)}
                </td>
                <td className="num nw">
                  {variant.onHand}
                  <br />
                  <span className="mut">{variant.shelf}</span>
                </td>
                <td className="num nw">
                  {mayEdit && (
                    <button type="button" className="btn q" onClick={() => setOpened({ dialog: 'pack', variant })}>
                      {WORDS.edit}
                    </button>
                  )}
                  {mayShelve && (
                    <button type="button" className="btn q" onClick={() => setOpened({ dialog: 'shelf', variant })}>
                      {WORDS.shelve}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {opened?.dialog === 'pack' && (
        <PackDialog product={product} variant={opened.variant} onSaved={onSaved} onClose={close} />
      )}
      {opened?.dialog === 'shelf' && <ShelfDialog variant={opened.variant} onSaved={onSaved} onClose={close} />}
    </section>
  )
}
