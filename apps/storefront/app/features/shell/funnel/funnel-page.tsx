import { Icon } from '@shop/ui/icon/icon'
import type { ReactNode } from 'react'
import { LegalLine } from '#app/features/shell/footer/legal-line.tsx'
import { useShortLegalLinks } from '#app/features/shell/footer/use-short-legal-links.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import { FunnelHeader } from './funnel-header.tsx'
import styles from './funnel-page.module.css'

export function FunnelPage({ steps, children }: { steps?: ReactNode; children: ReactNode }) {
  return (
    <>
      <FunnelHeader narrow>{steps}</FunnelHeader>
      <main id="obsah" tabIndex={-1}>
        {children}
      </main>
      <footer className="wrap wrap-funnel">
        <LegalLine links={useShortLegalLinks()}>
          <span className={styles.secure}>
            <Icon name="lock" /> {shellTexts.secureOrder}
          </span>
        </LegalLine>
      </footer>
    </>
  )
}
