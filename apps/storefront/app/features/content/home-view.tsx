import dog from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import styles from './home-view.module.css'
import { RichText } from './prose.tsx'
import type { SectionPage } from './section.ts'
import { SectionBlocks } from './section-blocks.tsx'

/** The tagline and the dog; what follows comes from the editors. */
export function HomeView({ page, children }: { page: SectionPage; children: ReactNode }) {
  return (
    <>
      <section className={`forest on-dark ${styles.hero}`}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.copy}>
            <h1>{inTwoLines(page.heading)}</h1>
            <p className="lead">
              <RichText text={page.lead} />
            </p>
            <div className="row">
              {page.actions.map(({ label, to }, index) => (
                <Button key={to} as={ShopLink} to={to} size="large" variant={index === 0 ? 'highlight' : 'line'}>
                  {label}
                </Button>
              ))}
            </div>
          </div>
          <div className={styles.art} aria-hidden="true">
            <img src={dog} alt="" width="660" height="640" />
          </div>
        </div>
      </section>
      {children}
      <SectionBlocks blocks={page.blocks} />
    </>
  )
}

/** The tagline breaks after its comma, wherever there is room for both halves. */
function inTwoLines(heading: string): ReactNode {
  const [first, ...rest] = heading.split(/(?<=,)\s/)
  return (
    <>
      {first} <br />
      {rest.join(' ')}
    </>
  )
}
