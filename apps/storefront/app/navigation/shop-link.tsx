import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { useMayPrefetch } from './prefetch-store.ts'

/**
 * The link of the shop: fetches the code and data of its page once it scrolls into view. The router does that too, but
 * without asking what connection the customer has.
 */
export function ShopLink(props: LinkProps) {
  return <Link {...props} prefetch={useMayPrefetch() ? 'viewport' : 'none'} />
}

/** The same, and it says when it leads to the page that is open. */
export function ShopNavLink(props: NavLinkProps) {
  return <NavLink {...props} prefetch={useMayPrefetch() ? 'viewport' : 'none'} />
}
