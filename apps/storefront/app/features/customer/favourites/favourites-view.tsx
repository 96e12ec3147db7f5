import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import page from '#app/features/customer/frame/account-page.module.css'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { KnownFavourites } from '#app/state/favourites.ts'
import { favouriteTexts as texts } from '#app/texts/catalog/favourites.ts'
import { readingTexts } from '#app/texts/content/reading.ts'
import styles from './favourites.module.css'

interface FavouritesPage {
  ids: number[]
  cards: CardView[]
  again: CardView[]
  isFull: boolean
  isSignedIn: boolean
}

/** The same list for a customer, in the frame of the account, and for a guest. */
export function FavouritesView({ page: { isSignedIn, ...list } }: { page: FavouritesPage }) {
  return (
    <KnownFavourites value={list.ids}>
      {isSignedIn ? (
        <AccountPage heading={texts.heading}>
          <div className={`stack ${styles.beside}`}>
            <Lists {...list} />
          </div>
        </AccountPage>
      ) : (
        <GuestFrame>
          <Lists {...list} />
          {list.cards.length > 0 ? (
            <p className="small muted">
              {texts.guest}{' '}
              <TextLink as={ShopLink} to="/prihlasit-se?zpet=%2Fucet%2Foblibene">
                {texts.login}
              </TextLink>
            </p>
          ) : null}
        </GuestFrame>
      )}
    </KnownFavourites>
  )
}

function GuestFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`wrap ${page.page}`}>
      <Breadcrumbs label={readingTexts.breadcrumbs}>
        <ShopLink to="/">{readingTexts.home}</ShopLink>
        <span aria-current="page">{texts.heading}</span>
      </Breadcrumbs>
      <div className={page.content}>
        <h1>{texts.heading}</h1>
        {children}
      </div>
    </div>
  )
}

function Lists({ cards, again, isFull }: Pick<FavouritesPage, 'cards' | 'again' | 'isFull'>) {
  return (
    <>
      {isFull ? (
        <Notice tone="warn" role="status">
          {texts.full}
        </Notice>
      ) : null}
      {cards.length > 0 ? (
        <ProductCards cards={cards} columns="four" heading="h2" />
      ) : (
        <EmptyState
          title={texts.empty}
          heading="h2"
          action={
            <Button as={ShopLink} to="/produkty">
              {texts.shop}
            </Button>
          }
        />
      )}
      {again.length > 0 ? (
        <section className="stack">
          <h2>{texts.again}</h2>
          <p className="muted">{texts.againLead}</p>
          <ProductCards cards={again} columns="four" heading="h3" />
        </section>
      ) : null}
    </>
  )
}
