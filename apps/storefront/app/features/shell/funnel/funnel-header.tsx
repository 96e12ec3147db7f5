import { Icon } from '@shop/ui/icon/icon'
import type { ReactNode } from 'react'
import { shellTexts } from '#app/texts/shell.ts'
import { Logo } from '../header/logo.tsx'
import styles from './funnel-header.module.css'

interface FunnelHeaderProps {
  /** The checkout is narrower than a landing page. */
  narrow?: boolean
  /** Between the logo and the phone. */
  children?: ReactNode
}

export function FunnelHeader({ narrow, children }: FunnelHeaderProps) {
  return (
    <header className={styles.header} data-line={narrow}>
      <div className={`wrap ${narrow ? 'wrap-funnel' : ''} ${styles.inner}`}>
        <Logo />
        {children}
        <a className={styles.phone} href={shellTexts.phoneHref} aria-label={shellTexts.phoneLabel}>
          <Icon name="phone" />
          <span className={styles.number}>{shellTexts.phone}</span>
        </a>
      </div>
    </header>
  )
}
