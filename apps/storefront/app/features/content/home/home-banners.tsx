import bowl from '@shop/ui/assets/bowl.svg'
import carrot from '@shop/ui/assets/carrot.svg'
import dog from '@shop/ui/assets/dog.svg'
import fish from '@shop/ui/assets/fish.svg'
import { Button } from '@shop/ui/button/button'
import bag from '#app/features/content/assets/bag-l-kure.webp'
import can from '#app/features/content/assets/can-400-losos.webp'
import bags from '#app/features/content/assets/three-bags.webp'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import styles from './home-banners.module.css'
import type { HomeBanner } from './load-banners.server.ts'

/** What an editor may choose by name; a name nobody draws is a banner of words. */
const PICTURES: Readonly<Record<string, string>> = { dog, bowl, carrot, fish, bag, can, bags }

/** Banners of these days, in the order of their editors. */
export function HomeBanners({ banners }: { banners: HomeBanner[] }) {
  if (banners.length === 0) return null
  return (
    <div className={`wrap ${styles.banners}`}>
      {banners.map(({ id, heading, text, action, picture, tint }) => (
        <section
          key={id}
          className={styles.banner}
          data-tint={tint}
          data-promotion={`banner-${id}`}
          data-creative="banner"
        >
          <div className={styles.words}>
            <h2 className="h3">{heading}</h2>
            {text ? <p>{text}</p> : null}
            {action ? (
              <Button as={ShopLink} to={action.to}>
                {action.label}
              </Button>
            ) : null}
          </div>
          {PICTURES[picture] ? (
            <img className={styles.picture} src={PICTURES[picture]} alt="" width="240" height="200" loading="lazy" />
          ) : null}
        </section>
      ))}
    </div>
  )
}
