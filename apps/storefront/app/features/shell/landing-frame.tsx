import { Stripe } from '@shop/ui/stripe/stripe'
import type { ReactNode } from 'react'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { shortLegalLinks } from '#app/texts/shell/navigation.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import { LegalLine } from './footer/legal-line.tsx'
import { FunnelHeader } from './funnel/funnel-header.tsx'
import styles from './landing-frame.module.css'

const LINKS: NamedLink[] = [...shortLegalLinks, { label: shellTexts.wholeShop, to: '/' }]

export function LandingFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <FunnelHeader />
      <Stripe />
      <main id="obsah" tabIndex={-1}>
        {children}
      </main>
      <footer className="forest on-dark">
        <div className="wrap">
          <LegalLine links={LINKS} className={styles.legal} />
        </div>
      </footer>
    </>
  )
}
