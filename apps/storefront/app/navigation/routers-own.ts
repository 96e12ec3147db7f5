import type { DataRouter } from 'react-router'

/** The router of this document, as it shows itself to the browser; none before the page lives. */
export function routersOwn(): DataRouter | undefined {
  return (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter
}
