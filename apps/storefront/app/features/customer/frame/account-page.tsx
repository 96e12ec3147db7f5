import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Notice } from '@shop/ui/notice/notice'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { readingTexts } from '#app/texts/content/reading.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { AccountNav } from './account-nav.tsx'
import styles from './account-page.module.css'

interface AccountPageProps {
  heading: string
  /** A long heading has to fit one line of a phone. */
  size?: 'small'
  /** Name in the trail when it is not the heading. */
  name?: string
  children?: ReactNode
}

/** Trail, menu of the account and one page of it. */
export function AccountPage({ heading, size, name = heading, children }: AccountPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs label={readingTexts.breadcrumbs}>
        {trailTo(name).map(({ label, to }) => (
          <ShopLink key={to} to={to}>
            {label}
          </ShopLink>
        ))}
        <span aria-current="page">{name}</span>
      </Breadcrumbs>
      <div className={styles.columns}>
        <AccountNav />
        <div className={styles.content}>
          <h1 className={size === 'small' ? 'h2' : undefined}>{heading}</h1>
          <DoneNotice />
          {children}
        </div>
      </div>
    </div>
  )
}

function trailTo(name: string): NamedLink[] {
  const home: NamedLink = { label: readingTexts.home, to: '/' }
  return name === accountTexts.name ? [home] : [home, { label: accountTexts.name, to: '/ucet/prehled' }]
}

/** After a form without script the page is loaded anew; the address says what has been done. */
function DoneNotice() {
  const [search] = useSearchParams()
  const done = Object.entries(accountTexts.done).find(([key]) => key === search.get('hotovo'))
  if (!done) return null
  return (
    <Notice tone="success" role="status">
      {done[1]}
    </Notice>
  )
}
