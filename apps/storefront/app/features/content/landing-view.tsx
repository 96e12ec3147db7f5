import dog from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { drawProducts } from './draw-products.tsx'
import styles from './landing-view.module.css'
import { RichText } from './prose.tsx'
import type { SectionPage } from './section.ts'
import { SectionBlocks } from './section-blocks.tsx'

/** One offer, one button. */
export function LandingView({ page }: { page: SectionPage }) {
  return (
    <>
      <section className={styles.head}>
        <div className={styles.text}>
          <h1>{page.heading}</h1>
          <p className="lead">
            <RichText text={page.lead} />
          </p>
          {page.actions.slice(0, 1).map(({ label, to }) => (
            <Button key={to} as={ShopLink} to={to} size="large">
              {label}
            </Button>
          ))}
        </div>
        <div className={styles.art} data-protein="kure">
          <img src={dog} alt="" width="660" height="640" />
        </div>
      </section>
      <SectionBlocks blocks={page.blocks} drawProducts={drawProducts} />
    </>
  )
}
