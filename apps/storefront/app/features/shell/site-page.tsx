import { memo, type ReactNode } from 'react'
import { Newsletter } from './footer/newsletter.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'

// They say the same around every page: another one is no reason to draw them again.
const Header = memo(SiteHeader)
const News = memo(Newsletter)
const Footer = memo(SiteFooter)

/** Header, content, newsletter and footer: the shop as most pages show it. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="obsah" tabIndex={-1}>
        {children}
      </main>
      <News />
      <Footer />
    </>
  )
}
