import { Button } from '@shop/ui/button/button'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { toCompareAddress } from '#app/features/catalog/card/compared-slugs.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { keepCompared } from '#app/state/compared.ts'
import type { ComparedItem } from '#app/state/parse-compared.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import styles from './compare-bar.module.css'

export function CompareBar({ items }: { items: readonly ComparedItem[] }) {
  return (
    <section className={`on-dark ${styles.bar}`} aria-label={texts.bar}>
      <ul className={styles.thumbs}>
        {items.map(({ slug, name, tint, image }) => (
          <li key={slug} data-tint={tint ?? undefined}>
            {image ? <ShopPicture image={image} sizes="48px" maxWidth={160} decorative /> : null}
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
      </ul>
      <Button as={ShopLink} to={toCompareAddress(items.map(({ slug }) => slug))} variant="highlight" size="small">
        {items.length === 1 ? texts.second : texts.open(items.length)}
      </Button>
      <IconButton icon="x" label={texts.close} onClick={() => keepCompared([])} />
    </section>
  )
}
