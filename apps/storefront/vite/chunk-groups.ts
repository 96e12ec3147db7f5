const FRAMEWORK = /node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler)[@/]/
/** Apart from React only because a phone runs one file in one go; see `defer-hydration.server.ts`. */
const ROUTER = /node_modules\/(?:\.pnpm\/)?(?:react-router|cookie-es)[@/]/

/** The order of the kit's layers is said in its base style sheet, so that one must come first, in the same file. */
const BASE_STYLES = [
  'packages/ui/src/base.css',
  'packages/ui/src/marks.css',
  'packages/ui/src/tokens.css',
  'packages/ui/src/utilities.css',
  'packages/ui/src/fonts/fonts.css',
]
const SHELL = [
  'app/errors/',
  'app/features/cart/command/fetch-cart.',
  'app/features/catalog/compare/compare-bar-place.',
  'app/features/shell/',
  'app/navigation/',
  'app/state/cart.',
  'app/state/common.',
  'app/state/compared.',
  'app/state/parse-compared.',
  'app/texts/brand.',
  'app/texts/catalog/search-field.',
  'app/texts/shell/errors.',
  'app/texts/shell/navigation.',
  'app/texts/shell/shell.',
  'packages/czech/src/',
]
/** Other layouts, and what arrives with the first press or the first fault: none of it may burden every page. */
const NOT_SHELL = [
  'packages/czech/src/decline-dog-name.',
  'packages/czech/src/vocative.',
  'app/features/shell/cart/',
  'app/features/shell/clean-page.',
  'app/features/shell/design-system/',
  'app/features/shell/errors/sentry-browser.',
  'app/features/shell/finder-shell.',
  'app/features/shell/funnel/',
  'app/features/shell/landing-frame.',
  'app/features/shell/login-page.',
  'app/features/shell/measurement/',
  'app/features/shell/messages/',
  'app/features/shell/search/suggest-panel.',
  'app/navigation/hand-over.',
  'app/navigation/live-when-near.',
  'app/navigation/prefetch-page.',
  'app/navigation/use-fetch.',
  'app/navigation/use-hash-dialog.',
  'app/navigation/watch-links.',
  'app/navigation/when-known.',
]
const STILL_SHELL = ['app/features/shell/measurement/measurement-place.']
/** What a page to read and a page of goods have in common. */
const READING = [
  'app/prose/prose.',
  'packages/ui/src/badge/',
  'packages/ui/src/breadcrumbs/',
  'packages/ui/src/link-arrow/',
  'packages/ui/src/notice/',
  'packages/ui/src/rating/',
  'packages/ui/src/table/',
  'packages/ui/src/text-link/',
]
const EDITORIAL = [
  'app/features/content/sections/block-head.',
  'app/features/content/sections/section-blocks.',
  'app/features/content/sections/section-frame.',
  'app/features/content/sections/section-items.',
  'app/features/content/sections/section-view.',
  'app/prose/page-head.',
]
/** What every picture with a price and a button needs, a page of one product too. */
const GOODS = [
  'app/features/cart/command/cart-form.',
  'app/features/cart/command/show-in-toast.',
  'app/features/catalog/card/favourite-heart.',
  'app/features/catalog/own-price/own-price-place.',
  'app/goods/shop-picture.',
  'app/goods/short-name.',
  'app/goods/use-forbidden.',
  'app/goods/with-own-price.',
  'app/state/dog.',
  'app/state/own-prices.',
  'app/texts/cart/cart.',
  'app/texts/catalog/catalog.',
  'packages/ui/src/icon-line/',
  'packages/ui/src/picture/',
  'packages/ui/src/price/',
]
/** A card of goods: on the grid, at search, inside articles, and below a product. */
const CARDS = [
  'app/features/catalog/card/product-card.',
  'app/features/catalog/card/product-cards.',
  'packages/ui/src/card/',
]
/** Controls of forms. */
const FORMS = [
  'packages/ui/src/check/',
  'packages/ui/src/field/',
  'packages/ui/src/option-card/',
  'packages/ui/src/quantity/',
  'packages/ui/src/range/',
  'packages/ui/src/select/',
  'packages/ui/src/switch/',
]

/** Every path above; a test keeps each of them true, because a file that moves away leaves its group in silence. */
export const chunkPaths = [BASE_STYLES, SHELL, NOT_SHELL, STILL_SHELL, READING, EDITORIAL, GOODS, CARDS, FORMS].flat()

function isIn(paths: string[], id: string): boolean {
  return paths.some((path) => id.includes(`/${path}`))
}

function isShell(id: string): boolean {
  if (isIn(STILL_SHELL, id)) return true
  return isIn(BASE_STYLES, id) || (isIn(SHELL, id) && !isIn(NOT_SHELL, id))
}

// A page of forty small files compresses badly and asks forty times. Eight files follow how the shop is used: what never
// changes between releases, what stands around every page, what is read anywhere, what is bought anywhere, what is offered in rows,
// what is filled in, and what editors' pages share.
export const chunkGroups = [
  { name: 'framework', priority: 3, test: FRAMEWORK },
  { name: 'router', priority: 3, test: ROUTER },
  { name: 'shell', priority: 2, test: isShell },
  { name: 'reading', priority: 2, test: (id: string) => isIn(READING, id) },
  { name: 'goods', priority: 2, test: (id: string) => isIn(GOODS, id) },
  { name: 'forms', priority: 2, test: (id: string) => isIn(FORMS, id) },
  { name: 'cards', priority: 1, test: (id: string) => isIn(CARDS, id) },
  { name: 'editorial', priority: 1, test: (id: string) => isIn(EDITORIAL, id) },
]
