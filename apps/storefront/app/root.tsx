import '@shop/ui/base.css'
import type { ReactNode } from 'react'
import { useContext, useEffect, useLayoutEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { config } from './config.server.ts'
import { ConnectionNotice } from './features/shell/connection/connection-notice.tsx'
import { answerMissing } from './features/shell/errors/answer-missing.server.ts'
import { ErrorPage } from './features/shell/errors/error-page.tsx'
import { loadHeaderContact, loadHeaderNumbers } from './features/shell/header/load-header-numbers.server.ts'
import { loadMenus } from './features/shell/load-menus.server.ts'
import { PageLoadingBar } from './features/shell/loading/page-loading-bar.tsx'
import { RouteAnnouncer } from './features/shell/loading/route-announcer.tsx'
import { MeasurementPlace } from './features/shell/measurement/measurement-place.tsx'
import { isEmbedded, isWithoutScript } from './features/shell/shell-handle.ts'
import { SitePage } from './features/shell/site-page.tsx'
import { canonicalQueryOf, toCanonical } from './navigation/canonical.ts'
import { fetchAhead } from './navigation/fetch-ahead.ts'
import { heedChanges } from './navigation/heed-changes.ts'
import { LOCALE } from './navigation/steps/language.ts'
import { afterShown, bodyClassOf, STEPS_OF_EVERY_ROUTE, steps } from './navigation/steps/registry.ts'
import { checkAddress } from './server/check-address.server.ts'
import { followClock } from './server/clock.server.ts'
import { logRequests } from './server/log-requests.server.ts'
import { carryVisit } from './server/session.server.ts'
import { TAG_MANAGER } from './server/tag-manager.server.ts'
import { shellTexts } from './texts/shell/shell.ts'

export const middleware: Route.MiddlewareFunction[] = [
  logRequests,
  answerMissing,
  ...(config.SHOP_MODE === 'development' && config.CLOCK_URL ? [followClock(config.CLOCK_URL)] : []),
  carryVisit,
  steps(...STEPS_OF_EVERY_ROUTE),
  checkAddress,
]

export async function loader() {
  return {
    publicUrl: config.PUBLIC_URL,
    imagesUrl: config.IMAGES_URL,
    errorDsn: config.SENTRY_DSN ?? null,
    tagManager: TAG_MANAGER,
    ...(await loadHeaderNumbers()),
    contact: await loadHeaderContact(),
    menus: await loadMenus(),
  }
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** What it returns is the same for the whole visit. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const { pathname } = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const shop = useRouteLoaderData<typeof loader>('root')

  // The router tells its provider of every change; here it is still in time to be told what counts as one.
  useLayoutEffect(() => {
    if (router) heedChanges(router)
  }, [router])

  // Keeps what the browser remembers of a visit, such as the locale, in step with the page that is shown.
  useEffect(() => afterShown(pathname), [pathname])

  // Links stand in the document, whoever drew them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page is another occasion to begin
  useEffect(() => router && fetchAhead(router), [router, pathname])

  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E4B36" />
        {shop?.errorDsn ? <meta name="error-dsn" content={shop.errorDsn} /> : null}
        {shop ? (
          <link rel="canonical" href={toCanonical(shop.publicUrl, pathname) + canonicalQueryOf(matches)} />
        ) : null}
        {shop ? <link rel="preconnect" href={new URL(shop.imagesUrl).origin} /> : null}
        <Meta />
        {/* The framework gives its own development styles a nonce that the browser's half does not know; they need none. */}
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body className={bodyClassOf(matches)}>
        <a className="skip" href="#obsah">
          {shellTexts.skipToContent}
        </a>
        <PageLoadingBar />
        <ConnectionNotice />
        {children}
        <RouteAnnouncer />
        {isEmbedded(matches) ? (
          // Inside somebody else's page the shop brings no application, only its height.
          <script src="/embed-height.js" async />
        ) : isWithoutScript(matches) ? null : (
          <>
            <MeasurementPlace />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SitePage>
      <ErrorPage error={error} />
    </SitePage>
  )
}
