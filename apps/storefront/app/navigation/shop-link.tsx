import { useCallback, useContext } from 'react'
import {
  type DataRouter,
  Link,
  type LinkProps,
  NavLink,
  type NavLinkProps,
  UNSAFE_DataRouterContext,
} from 'react-router'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { loadPiece } from './lazy-with-timeout.ts'
import { watchLink } from './watch-links.ts'
import { whenKnown } from './when-known.ts'

/** A page of the shop, another state of the page that is open, or a call. */
type Target = ShopAddress | `?${string}` | `#${string}` | `tel:${string}`
type ShopLinkProps = Omit<LinkProps, 'to'> & { to: Target }

/**
 * The link of the shop: fetches the code and data of its page once it scrolls into view. The router does that too, but
 * without asking what connection the customer has. A link on every page to something that cannot be shared, such as the
 * account, says `prefetch="none"`: fetched ahead by everybody, it would burden the server for nothing.
 */
export function ShopLink(props: ShopLinkProps) {
  // A page has a hundred links and the router resolves each against its place in the tree. An address from the root
  // needs none of that, and on the server nothing else of a link matters.
  if (import.meta.env.SSR && props.to.startsWith('/')) return drawPlainly(props, props.to)
  return <LivingLink {...props} />
}

function LivingLink(props: ShopLinkProps) {
  return <Link ref={usePrefetchInView(props)} {...props} />
}

function usePrefetchInView({ prefetch: wish }: Pick<LinkProps, 'prefetch'>) {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const isLeft = wish === 'none'
  return useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!link || !router || isLeft) return
      let stopWaiting: (() => void) | undefined
      const stopWatching = watchLink(link, () => {
        stopWaiting = whenKnown(router, link.pathname, () => void prefetch(router, link))
      })
      return () => {
        stopWatching()
        stopWaiting?.()
      }
    },
    [router, isLeft],
  )
}

/** Who is short of data never needs the code of it. */
async function prefetch(router: DataRouter, link: HTMLAnchorElement): Promise<void> {
  try {
    const { prefetchPage } = await loadPiece(() => import('./prefetch-page.ts'))
    prefetchPage(router, link)
  } catch {
    // Nothing is missing: the page is fetched when somebody goes there.
  }
}

function drawPlainly({ to: _to, ...rest }: ShopLinkProps, address: string) {
  const { reloadDocument, replace, state, preventScrollReset, relative, viewTransition, discover, prefetch, ...props } =
    rest
  // The mark by which the router in the browser finds the links whose routes it should learn.
  return <a data-discover={discover === 'none' ? undefined : 'true'} {...props} href={address} />
}

/** The same, and it says when it leads to the page that is open. */
export function ShopNavLink(props: Omit<NavLinkProps, 'to'> & { to: Target }) {
  return <NavLink ref={usePrefetchInView(props)} {...props} />
}
