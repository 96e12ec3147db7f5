/** A route on the way from the root to the page that is shown. */
export interface VisitedRoute {
  id: string
}

/** What every visit goes through. Each part is optional: a step may concern one side only. */
export interface Step {
  /** On the server, before the answer leaves. */
  onAnswer?: (headers: Headers) => void
  /** Classes for the body; drawn on both sides alike. */
  bodyClass?: (routes: VisitedRoute[]) => string
  /** In the browser, after a page was shown. */
  onShown?: (path: string) => void
}
