import { type ComponentPropsWithRef, type MouseEvent, use } from 'react'
import { createPath, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { afterPaint } from './after-paint.ts'

/** A page of the shop, another state of the page that is open, or a call. */
type Target = ShopAddress | `?${string}` | `#${string}` | `tel:${string}`

type ShopLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: Target
  /**
   * Links in view are fetched ahead (`watch-links.ts`). One on every page to something that cannot be shared, such as the account,
   * says `none`: fetched ahead by everybody, it would burden the server for nothing.
   */
  prefetch?: 'none' | undefined
  /** Takes the place of this page in the history; an address that is open already does so by itself. */
  replace?: boolean | undefined
  /** Goes with the address in the history of the browser. */
  state?: unknown
  preventScrollReset?: boolean | undefined
}

/**
 * The link of the shop: a plain one, which a living page follows without loading the document. The router's own link listens to the
 * address, so that every change of it draws all hundred and fifty links of a page again before anything else; this one asks for the
 * address when it is pressed.
 */
export function ShopLink({ to, prefetch, replace, state, preventScrollReset, onClick, ...rest }: ShopLinkProps) {
  const router = use(RouterContext)?.router

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || !isForRouter(event)) return
    event.preventDefault()
    const address = createPath(event.currentTarget)
    const isOpen = createPath(router.state.location) === address
    const options = { replace: replace ?? isOpen, state, preventScrollReset: preventScrollReset ?? false }
    const go = () => void router.navigate(address, options)
    // What somebody does at the press belongs to the way there: between the two nobody may go elsewhere.
    if (onClick) go()
    else afterPaint(go)
  }

  // The mark by which the router finds the links whose routes it should learn.
  const isOwn = /^[/?#]/.test(to)
  return <a data-discover={isOwn ? 'true' : undefined} data-prefetch={prefetch} {...rest} href={to} onClick={follow} />
}

/** The same, and it says when it leads to the page that is open, or to one above it. */
export function ShopNavLink({ end = false, ...props }: ShopLinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const here = pathname.toLowerCase()
  const [path = ''] = props.to.split(/[?#]/, 1)
  const isCurrent = here === path || (!end && here.startsWith(`${path}/`))
  return <ShopLink {...props} aria-current={isCurrent ? 'page' : undefined} />
}

/** Another tab, another window, a file, another host: all that is the browser's own affair. */
function isForRouter(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download, origin } = event.currentTarget
  if (event.defaultPrevented || event.button !== 0 || download || origin !== location.origin) return false
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return false
  return !target || target === '_self'
}
