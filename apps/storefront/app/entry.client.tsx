import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ChunkLoadError, chunkName } from './errors/chunk-load-error.ts'
import { startErrorReporting } from './features/shell/errors/start-error-reporting.ts'
import { reloadOnce } from './navigation/load-route-module.ts'
import { withDocumentFallback } from './navigation/payload-fallback.ts'
import { routersOwn } from './navigation/routers-own.ts'

startErrorReporting()

window.fetch = withDocumentFallback(window.fetch.bind(window), {
  router: routersOwn,
  isOnline: () => navigator.onLine,
  open: (address) => location.assign(address),
})

// Pieces loaded by components, such as the cart drawer, are covered by the same rule as the code of pages.
addEventListener('vite:preloadError', (event) => {
  const address = /https?:\S+/.exec(event.payload.message)?.[0] ?? 'unknown'
  if (reloadOnce(new ChunkLoadError(chunkName(address), event.payload))) event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
