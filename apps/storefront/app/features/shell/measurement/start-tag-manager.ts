import type { CookieChoice } from '@shop/domain/marketing/cookie-choice'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type Signals = Record<string, 'granted' | 'denied'>

/** Consent mode v2: everything denied first, then what this visitor has agreed to, and only then the container. */
export function startTagManager({ id, url }: { id: string; url: string }, choice: CookieChoice): void {
  tag('consent', 'default', {
    ...toSignals({ preferences: false, analytics: false, marketing: false }),
    wait_for_update: 500,
  })
  tag('set', 'ads_data_redaction', true)
  tag('consent', 'update', toSignals(choice))
  push({ event: 'consent_update' })
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${url.replace(/\/+$/, '')}/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

export function push(entry: Record<string, unknown>): void {
  layer().push(entry)
}

function toSignals({ preferences, analytics, marketing }: CookieChoice): Signals {
  const signal = (granted: boolean) => (granted ? 'granted' : 'denied')
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
    functionality_storage: signal(preferences),
    personalization_storage: signal(preferences),
    security_storage: 'granted',
  }
}

// The container tells commands from events by their being `arguments`.
function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: that is the protocol
  layer().push(arguments)
}

function layer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
