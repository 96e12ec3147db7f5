import darkDog from '@shop/ui/assets/dog-dark.svg'
import whiteDog from '@shop/ui/assets/dog-white.svg'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { shellTexts } from '#app/texts/shell/shell.ts'
import { Logo } from './header/logo.tsx'
import styles from './login-page.module.css'
import type { ShellHandle } from './shell-handle.ts'

const DOGS = { white: whiteDog, dark: darkDog }

/** A short form on one half, a colour with the dog on the other. */
export function LoginPage({ side, children }: { side?: ShellHandle['side']; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <header className={styles.header}>
          <Logo />
          <TextLink as={ShopLink} to="/" standalone className="small">
            {shellTexts.backToShop}
          </TextLink>
        </header>
        <main id="obsah" tabIndex={-1} className={styles.form}>
          {children}
        </main>
      </div>
      {side ? (
        <aside className={styles.side} data-tint={side.tint}>
          <div>
            <p className={styles.slogan}>{side.heading}</p>
            {side.points ? (
              <ul className={`noses ${styles.points}`}>
                {side.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
          <img src={DOGS[side.dog]} alt="" width="660" height="640" />
        </aside>
      ) : null}
    </div>
  )
}
