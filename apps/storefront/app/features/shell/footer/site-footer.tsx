import { Stripe } from '@shop/ui/stripe/stripe'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { PhoneLink } from '#app/navigation/phone-link.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useContact } from '#app/state/common.ts'
import { useMenu } from '#app/state/menus.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import { LegalLine } from './legal-line.tsx'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const contact = useContact()
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.grid}>
          <div className={styles.call}>
            <h2>{shellTexts.callHeading}</h2>
            <PhoneLink className={styles.phone} />
            <p className="small">{shellTexts.callHours}</p>
            {contact ? (
              <p className="small">
                <a href={`mailto:${contact.email}`} className={styles.email}>
                  {contact.email}
                </a>
              </p>
            ) : null}
          </div>
          <LinkColumn heading={shellTexts.footerShopping} links={useMenu('shopping')} />
          <LinkColumn heading={shellTexts.footerHelp} links={useMenu('help')} />
          <LinkColumn heading={shellTexts.footerAbout} label={shellTexts.footerAboutLabel} links={useMenu('about')} />
        </div>
        <ul className={styles.payments} aria-label={shellTexts.paymentsAndShipping}>
          {shellTexts.payments.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <LegalLine className={styles.legal} />
      </div>
      <Stripe />
    </footer>
  )
}

function LinkColumn({ heading, label = heading, links }: { heading: string; label?: string; links: NamedLink[] }) {
  return (
    <nav aria-label={label}>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            {/* A page of one's own is not fetched ahead by everybody who comes down here. */}
            <ShopLink to={link.to} {...(link.to === '/ucet/oblibene' ? { prefetch: 'none' } : {})}>
              {link.label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
