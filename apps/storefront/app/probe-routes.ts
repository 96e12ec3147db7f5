import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/**
 * Pages that misbehave on purpose, so that browser tests can see how the shell takes it. They exist only in a build
 * made with STOREFRONT_PROBES; the shop's own build has none of them.
 */
export function probeRoutes(): RouteConfigEntry[] {
  if (!process.env.STOREFRONT_PROBES) return []
  return [
    layout('layouts/default.tsx', { id: 'layout-probes' }, [
      route('probe/unknown-step', 'routes/probes/unknown-step.tsx', { id: 'probe-unknown-step' }),
      route('probe/fault', 'routes/probes/fault.tsx', { id: 'probe-fault' }),
      route('probe/upstream/:status', 'routes/probes/upstream.tsx', { id: 'probe-upstream' }),
      route('probe/broken-error-page', 'routes/probes/broken-error-page.tsx', { id: 'probe-broken-error-page' }),
      route('probe/unexplainable', 'routes/probes/unexplainable.tsx', { id: 'probe-unexplainable' }),
      route('probe/slow/:id', 'routes/probes/slow.tsx', { id: 'probe-slow' }),
      route('probe/links', 'routes/probes/links.tsx', { id: 'probe-links' }),
    ]),
  ]
}
