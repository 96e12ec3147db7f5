import type { Config } from '@react-router/dev/config'

// The table of routes is not sent whole: it grows with the shop, and a page needs only the lines of its own links.
export default {
  appDirectory: 'app',
  buildDirectory: process.env.STOREFRONT_PROBES ? 'build/with-probes' : 'build/shop',
} satisfies Config
