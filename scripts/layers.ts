/**
 * Who may import whom, checked by `pnpm lint`. Whatever is not allowed here is refused; a folder that is not named here too.
 * Tests may import everything, but no source imports a test.
 */

/** Packages and what they may import of the others. `@server` is allowed in `.server` files and in the page server only. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/czech': [],
  'packages/runtime': [],
  'packages/ui': [],
  'packages/contract': ['domain', 'czech'],
  'packages/clients': ['domain', 'contract', 'database/types'],
  'packages/partners': ['domain', 'czech', 'runtime'],
  'apps/storefront': ['domain', 'czech', 'contract', 'clients', 'ui', 'runtime@server', 'partners@server'],
  'apps/services': ['domain', 'czech', 'contract', 'partners', 'runtime'],
  'apps/data': ['runtime'],
  'apps/images': ['runtime'],
  database: ['domain', 'runtime'],
  e2e: ['database', 'domain', 'contract', 'partners', 'stack'],
  bench: ['database', 'domain', 'contract', 'clients', 'partners', 'runtime', 'services', 'data', 'stack'],
  drills: ['database', 'domain', 'contract', 'clients', 'partners', 'runtime', 'services', 'data', 'stack', 'e2e'],
  stack: ['database', 'domain', 'contract', 'clients', 'partners', 'runtime'],
  scripts: ['database', 'partners', 'runtime', 'stack'],
}

/** Packages that run in a browser and on a server alike, or know nothing of either: what of others they may use. */
export const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/czech': [],
  'packages/contract': ['zod'],
  'packages/ui': ['react', 'react-dom'],
}

/** Rooms of one package from the top floor down. Imports go down; rooms of one floor do not know each other.
 * Areas that are still to come (plan, case, group-order, campaign, litter, company, voucher) have their floor already. */
export const FLOORS: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  'apps/storefront/app': [
    ['root', 'entry', 'routes.ts'],
    'probe-routes',
    'routes',
    'layouts',
    'features/shell',
    'features/checkout',
    'features/customer',
    'features/order',
    'features/content',
    'features/catalog',
    'features/cart',
    'prose',
    'goods',
    'forms',
    'server',
    'navigation',
    'errors',
    'state',
    'texts',
    'addresses',
    'config',
  ],
  'apps/services/src': [
    ['server', 'worker'],
    ['app', 'ops-app'],
    'compose',
    'staff',
    ['plan', 'case', 'group-order'],
    'sales',
    ['shipment', 'measurement'],
    ['payment', 'account'],
    'document',
    'order',
    ['checkout', 'privacy'],
    ['cart', 'review', 'survey', 'fair', 'contact', 'application', 'campaign', 'litter'],
    ['company', 'voucher'],
    'customer',
    ['identity', 'newsletter', 'push', 'catalog', 'content', 'feed', 'truths'],
    ['upload', 'marketing', 'jobs', 'plugins', 'timetable'],
    ['mail', 'rules', 'tasks', 'stock', 'seller'],
    'http',
    'store',
    'config',
  ],
  'apps/data/src': [
    'server',
    'start',
    'app',
    'admin-app',
    ['service', 'read-sql'],
    'response',
    'query',
    'plan',
    'schema-cache',
    'request',
    ['read-body', 'limit-network', 'metrics'],
    ['errors', 'config'],
  ],
}
