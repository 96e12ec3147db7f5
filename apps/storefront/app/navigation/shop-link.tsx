import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { useMayPrefetch } from './prefetch-store.ts'

/**
 * The link of the shop: fetches the code and data of its page once it scrolls into view. The router does that too, but
 * without asking what connection the customer has.
 */
export function ShopLink(props: LinkProps) {
  // A page has a hundred links and the router resolves each against its place in the tree. An address from the root
  // needs none of that, and on the server nothing else of a link matters.
  if (import.meta.env.SSR && typeof props.to === 'string' && props.to.startsWith('/'))
    return drawPlainly(props, props.to)
  return <LivingLink {...props} />
}

function LivingLink(props: LinkProps) {
  return <Link discover="none" {...props} prefetch={useMayPrefetch() ? 'viewport' : 'none'} />
}

function drawPlainly({ to: _to, ...rest }: LinkProps, address: string) {
  const { reloadDocument, replace, state, preventScrollReset, relative, viewTransition, discover, prefetch, ...props } =
    rest
  return <a {...props} href={address} />
}

/** The same, and it says when it leads to the page that is open. */
export function ShopNavLink(props: NavLinkProps) {
  return <NavLink discover="none" {...props} prefetch={useMayPrefetch() ? 'viewport' : 'none'} />
}
