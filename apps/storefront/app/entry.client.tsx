import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startErrorReporting } from './errors/start-error-reporting.ts'
import { recoverFromChunkFailure } from './navigation/load-route-module.ts'

startErrorReporting()

// Pieces loaded by components, such as the cart drawer, are covered by the same rule as the code of pages.
addEventListener('vite:preloadError', (event) => {
  event.preventDefault()
  const address = /https?:\S+/.exec(event.payload.message)?.[0] ?? 'unknown'
  recoverFromChunkFailure(address, event.payload)
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
