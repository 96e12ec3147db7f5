import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import type { ReactNode } from 'react'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { readingTexts } from '#app/texts/content/reading.ts'
import styles from './page-head.module.css'

interface PageHeadProps {
  name: string
  /** Pages between the home page and this one. */
  above?: NamedLink[]
  heading: string
  lead?: ReactNode
}

/** The quiet head of a page: way, headline, one sentence. */
export function PageHead({ name, above = [], heading, lead }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <Breadcrumbs label={readingTexts.breadcrumbs}>
        {[{ label: readingTexts.home, to: '/' as const }, ...above].map(({ label, to }) => (
          <ShopLink key={to} to={to}>
            {label}
          </ShopLink>
        ))}
        <span aria-current="page">{name}</span>
      </Breadcrumbs>
      <h1>{heading}</h1>
      {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
    </div>
  )
}
