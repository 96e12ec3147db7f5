import dog from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import type { ReactNode } from 'react'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useContact } from '#app/state/common.ts'
import styles from './nothing-fits.module.css'

interface NothingFitsProps {
  heading: string
  text: string
  /** The screen that can change it. */
  change: { to: ShopAddress; label: string }
  children?: ReactNode
}

/** We would rather call than offer the second best. */
export function NothingFits({ heading, text, change, children }: NothingFitsProps) {
  const contact = useContact()
  return (
    <section className={styles.page} data-tint="blue">
      <div className={`wrap ${styles.inner}`}>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <div className="row">
          {contact ? (
            <Button as="a" href={contact.phoneHref} size="large">
              <Icon name="phone" />
              {contact.phone}
            </Button>
          ) : null}
          <Button as={ShopLink} to={change.to} prefetch="none" size="large" variant="line">
            {change.label}
          </Button>
        </div>
        {children}
      </div>
      <img src={dog} alt="" width="660" height="640" className={styles.dog} />
    </section>
  )
}
