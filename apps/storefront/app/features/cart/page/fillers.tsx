import type { Filler } from '@shop/contract/cart-view'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { suitsAll } from '#app/features/cart/line/line-conflicts.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './fillers.module.css'

const SHOWN = 2

/** A few useful things, and never one that a dog of the household must not eat. */
export function Fillers({ fillers, dogs }: { fillers: readonly Filler[]; dogs: readonly KeptDog[] }) {
  const shown = fillers.filter((filler) => suitsAll(filler, dogs)).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className="h3">{texts.upsell}</h2>
      <div className={styles.fillers}>
        {shown.map((filler) => (
          <FillerCard key={filler.variantId} filler={filler} />
        ))}
      </div>
    </section>
  )
}

function FillerCard({ filler }: { filler: Filler }) {
  const { variantId, slug, name, variantName, price, unit, pricePerUnit, protein, reason, image } = filler
  return (
    <article className={styles.filler} data-tint={proteinTint(protein) ?? undefined}>
      <span className={styles.picture}>
        <CartPicture image={image} size={72} />
      </span>
      <div>
        <h3 className={styles.name}>
          <ShopLink to={`/produkt/${slug}`}>{nonBreaking(name)}</ShopLink>
        </h3>
        <p className="xs muted">
          {nonBreaking(variantName)}
          {unit && pricePerUnit !== null ? ` · ${formatUnitPrice(pricePerUnit, texts.units[unit])}` : null}
        </p>
        <p className="xs">{nonBreaking(reason)}</p>
        <b className="small">{formatPrice(price)}</b>
      </div>
      <CartForm intent="add" fields={{ variantId }}>
        <IconButton type="submit" icon="plus" outlined label={texts.addLabel(name)} />
      </CartForm>
    </article>
  )
}
