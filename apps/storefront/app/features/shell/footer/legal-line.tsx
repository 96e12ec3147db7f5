import type { ReactNode } from 'react'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useContact } from '#app/state/common.ts'
import { useMenu } from '#app/state/menus.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './legal-line.module.css'

interface LegalLineProps {
  links?: NamedLink[]
  className?: string | undefined
  /** Stands at the end of the line. */
  children?: ReactNode
}

export function LegalLine({ links, className = '', children }: LegalLineProps) {
  const all = useMenu('legal')
  return (
    <div className={`${styles.line} ${className}`}>
      <span>{shellTexts.copyright(COPYRIGHT_YEAR, useContact()?.company ?? shellTexts.shop)}</span>
      {(links ?? all).map(({ label, to }) => (
        <ShopLink key={to} to={to}>
          {label}
        </ShopLink>
      ))}
      {children}
    </div>
  )
}

// Fixed at build: a page drawn on New Year's Eve and read after midnight must not differ from itself.
const COPYRIGHT_YEAR = Number(import.meta.env.VITE_BUILD_YEAR)
