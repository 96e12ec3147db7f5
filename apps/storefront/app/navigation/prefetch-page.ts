import type { DataRouter } from 'react-router'
import { whenIdle } from './when-idle.ts'

interface RouteFiles {
  module: string
  imports?: string[]
  hasLoader: boolean
}

/** What the router keeps beside itself of the routes it knows; it leaves both at the window. */
interface RouterFiles {
  __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> }
  __reactRouterRouteModules?: Record<string, { shouldRevalidate?: unknown } | undefined>
}

type Router = Pick<DataRouter, 'match' | 'state'>
type Match = DataRouter['state']['matches'][number]

/** How long the document may be filled in one go, in ms: on a slow phone that is one file or two. */
const TURN = 4

const waiting: HTMLLinkElement[] = []

/**
 * Code and data of a page, asked for as the router will ask for them. The router would put all of them into the document at
 * once, also those it has: twenty files, and a phone that cannot answer meanwhile. Here it has turns in between.
 */
export function prefetchPage(router: Router, { pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  const { __reactRouterManifest: manifest } = window as RouterFiles
  const next = router.match(pathname) ?? []
  const data = toDataAddress(router, next, { pathname, search })
  const wasIdle = waiting.length === 0
  // Data before code: many pages share their code, and what came into view last is the most likely to be pressed.
  if (data) waiting.unshift(...toLink('prefetch', data))
  for (const { route } of next) {
    const { module, imports = [] } = manifest?.routes[route.id] ?? {}
    for (const file of module ? [module, ...imports] : []) waiting.push(...toLink('modulepreload', file))
  }
  if (wasIdle && waiting.length > 0) whenIdle(addSome)
}

/** Null when the page that is shown has all of it. Which routes are asked must be said as the router says it, or it asks again. */
function toDataAddress(router: Router, next: Match[], page: { pathname: string; search: string }): string | null {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules = {} } = window as RouterFiles
  const { loaderData, location: shown } = router.state
  if (page.pathname + page.search === shown.pathname + shown.search) return null
  const loading = next.filter(({ route }) => manifest?.routes[route.id]?.hasLoader)
  const asked = loading.filter(
    (match) =>
      isAskedAgain(router, match, { index: next.indexOf(match), page }) ||
      !(match.route.id in loaderData && modules[match.route.id]?.shouldRevalidate),
  )
  if (asked.length === 0) return null
  const url = new URL(page.pathname + page.search, location.origin)
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  if (asked.length < loading.length) url.searchParams.set('_routes', asked.map(({ route }) => route.id).join())
  return url.pathname + url.search
}

interface Place {
  index: number
  page: { pathname: string; search: string }
}

function isAskedAgain({ state }: Router, { route, pathname, params }: Match, { index, page }: Place): boolean {
  const shown = state.matches[index]
  if (shown?.route.id !== route.id || shown.pathname !== pathname) return true
  if (typeof route.shouldRevalidate !== 'function') return true
  const { pathname: path, search, hash } = state.location
  return route.shouldRevalidate({
    currentUrl: new URL(path + search + hash, location.origin),
    currentParams: state.matches[0]?.params ?? {},
    nextUrl: new URL(page.pathname + page.search, location.origin),
    nextParams: params,
    defaultShouldRevalidate: true,
  })
}

/** What the document has, or is about to have, is not asked for again. */
function isThere(href: string): boolean {
  const isSame = (link: HTMLLinkElement) => link.getAttribute('href') === href
  return waiting.some(isSame) || document.querySelector(`link[href=${JSON.stringify(href)}]`) !== null
}

function toLink(rel: 'prefetch' | 'modulepreload', href: string): HTMLLinkElement[] {
  if (isThere(href)) return []
  const link = document.createElement('link')
  link.rel = rel
  link.setAttribute('href', href)
  if (rel === 'prefetch') link.setAttribute('as', 'fetch')
  // Data grows stale: whoever comes by later asks again.
  if (rel === 'prefetch') link.onload = link.onerror = () => link.remove()
  return [link]
}

function addSome(): void {
  const began = performance.now()
  do {
    const link = waiting.shift()
    if (link) document.head.append(link)
  } while (waiting.length > 0 && performance.now() - began < TURN)
  if (waiting.length > 0) whenIdle(addSome)
}
