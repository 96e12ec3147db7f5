import { Stripe } from '@shop/ui/stripe/stripe'
import { SearchForm } from '#app/features/shell/search/search-form.tsx'
import { HeaderActions } from './header-actions.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './site-header.module.css'
import { TopStrip } from './top-strip.tsx'

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <TopStrip />
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.brand}>
          <MobileMenu />
          <Logo />
        </div>
        <SearchForm />
        <HeaderActions />
      </div>
      <MainNav />
      <Stripe />
    </header>
  )
}
