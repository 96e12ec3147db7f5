import { Stripe } from '@shop/ui/stripe/stripe'
import type { ReactNode } from 'react'
import { shellTexts } from '#app/texts/shell/shell.ts'
import { LegalLine } from './footer/legal-line.tsx'
import { useShortLegalLinks } from './footer/use-short-legal-links.ts'
import { FunnelHeader } from './funnel/funnel-header.tsx'
import styles from './landing-frame.module.css'

export function LandingFrame({ children }: { children: ReactNode }) {
  const legal = useShortLegalLinks()
  return (
    <>
      <FunnelHeader />
      <Stripe />
      <main id="obsah" tabIndex={-1}>
        {children}
      </main>
      <footer className="forest on-dark">
        <div className="wrap">
          <LegalLine links={[...legal, { label: shellTexts.wholeShop, to: '/' }]} className={styles.legal} />
        </div>
      </footer>
    </>
  )
}
