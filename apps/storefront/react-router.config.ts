import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.STOREFRONT_PROBES ? 'build/with-probes' : 'build/shop',
  // The whole table ships as one immutable file, so no page needs a second, uncached request to know its links.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
