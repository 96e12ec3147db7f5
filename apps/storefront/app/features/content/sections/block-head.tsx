import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Button } from '@shop/ui/button/button'
import type { Tint } from '@shop/ui/stripe/stripe'
import type { ReactNode } from 'react'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { readingTexts } from '#app/texts/content/reading.ts'
import styles from './block-head.module.css'

export interface BlockTheme {
  /** A colour of the kit, or one of the brand's own. */
  colour: Tint | 'carrot' | 'ink' | 'forest'
  art?: { src: string; width: number; height: number; sunk?: boolean } | undefined
}

interface BlockHeadProps {
  theme: BlockTheme
  /** The page's name in the breadcrumbs. */
  name: string
  heading: string
  lead?: ReactNode
  actions?: NamedLink[]
}

const DARK = new Set(['ink', 'forest'])
/** Letters from which a headline needs smaller type, or every word would stand on a line of its own. */
const LONG = 40

/** The coloured head of a page: one strong headline on the left, a picture cropped by the edge on the right. */
export function BlockHead({ theme: { colour, art }, name, heading, lead, actions = [] }: BlockHeadProps) {
  const isBrand = colour === 'carrot' || DARK.has(colour)
  return (
    <section
      className={`${styles.head} ${DARK.has(colour) ? 'on-dark' : ''}`}
      data-colour={isBrand ? colour : undefined}
      data-tint={isBrand ? undefined : colour}
    >
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumbs label={readingTexts.breadcrumbs} className={styles.crumbs}>
          <ShopLink to="/">{readingTexts.home}</ShopLink>
          <span aria-current="page">{name}</span>
        </Breadcrumbs>
        <h1 data-long={heading.length > LONG || undefined}>{heading}</h1>
        {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
        {actions.length > 0 ? (
          <div className={`row ${styles.actions}`}>
            {actions.map(({ label, to }, index) => (
              <Button
                key={to}
                as={ShopLink}
                to={to}
                size="large"
                variant={index > 0 ? 'line' : DARK.has(colour) ? 'highlight' : 'primary'}
              >
                {label}
              </Button>
            ))}
          </div>
        ) : null}
        {art ? (
          <img
            className={styles.art}
            data-sunk={art.sunk}
            src={art.src}
            alt=""
            width={art.width}
            height={art.height}
            fetchPriority="high"
          />
        ) : null}
      </div>
    </section>
  )
}
