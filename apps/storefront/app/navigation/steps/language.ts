import type { Step } from './step.ts'

export const LOCALE = 'cs'
const LOCALE_COOKIE = 'i18n_redirected'
const DAYS = 365

/**
 * Czech is the only locale and the fallback, so detection always ends with it and nobody is sent anywhere. The choice
 * is kept by the browser itself: a cookie set by the server would make the cached home page uncacheable.
 */
export const language: Step = {
  onAnswer(headers) {
    headers.set('Content-Language', LOCALE)
  },
  onShown(path) {
    if (path !== '/') return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http, where tests and local shops run
    document.cookie = `${LOCALE_COOKIE}=${LOCALE}; Max-Age=${DAYS * 86_400}; Path=/; SameSite=Lax`
  },
}
