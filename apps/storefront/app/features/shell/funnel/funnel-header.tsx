import { Icon } from '@shop/ui/icon/icon'
import type { ReactNode } from 'react'
import { Logo } from '#app/features/shell/header/logo.tsx'
import { useContact } from '#app/state/common.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './funnel-header.module.css'

interface FunnelHeaderProps {
  /** The checkout is narrower than a landing page. */
  narrow?: boolean
  /** Between the logo and the phone. */
  children?: ReactNode
}

export function FunnelHeader({ narrow, children }: FunnelHeaderProps) {
  const contact = useContact()
  return (
    <header className={styles.header} data-line={narrow}>
      <div className={`wrap ${narrow ? 'wrap-funnel' : ''} ${styles.inner}`}>
        <Logo />
        {children}
        {contact ? (
          <a className={styles.phone} href={contact.phoneHref} aria-label={shellTexts.callNumber(contact.phone)}>
            <Icon name="phone" />
            <span className={styles.number}>{contact.phone}</span>
          </a>
        ) : null}
      </div>
    </header>
  )
}
