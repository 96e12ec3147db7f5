import type { ReactNode } from 'react'
import { Newsletter } from './footer/newsletter.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'

/** Header, content, newsletter and footer: the shop as most pages show it. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="obsah" tabIndex={-1}>
        {children}
      </main>
      <Newsletter />
      <SiteFooter />
    </>
  )
}
