import { Icon } from '@shop/ui/icon/icon'
import type { ReactNode } from 'react'
import { PhoneLink } from '#app/navigation/phone-link.tsx'
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
        <PhoneLink className={styles.phone} label={shellTexts.callNumber}>
          {(phone) => (
            <>
              <Icon name="phone" />
              <span className={styles.number}>{phone}</span>
            </>
          )}
        </PhoneLink>
      </div>
    </header>
  )
}
