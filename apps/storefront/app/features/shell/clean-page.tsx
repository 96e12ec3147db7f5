import type { ReactNode } from 'react'
import styles from './clean-page.module.css'
import { Logo } from './header/logo.tsx'

export function CleanPage({ bare, children }: { bare?: boolean | undefined; children: ReactNode }) {
  return (
    <>
      {bare ? null : (
        <header className={`wrap ${styles.header}`}>
          <Logo />
        </header>
      )}
      <main id="obsah" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
