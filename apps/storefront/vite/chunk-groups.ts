const FRAMEWORK = /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|react-router|scheduler|cookie-es)[@\\/]/
const SHELL =
  /[\\/]app[\\/](?:features[\\/]shell|navigation|errors|texts[\\/](?:shell|navigation|errors|search|typeset|non-breaking|plural|format-\w+)\.ts|state[\\/](?:common|cart)\.ts|features[\\/]cart[\\/]ask-cart\.ts)/
/** Other layouts, and what arrives with the first press or the first fault: none of it may burden every page. */
const NOT_SHELL =
  /shell[\\/](?:funnel|design-system|login-page|landing-frame|clean-page)|cart-(?:beside|drawer)|shell[\\/]messages|shell[\\/]measurement[\\/](?!measurement-place)|suggest-panel|use-fetch|sentry-browser/
/** The order of the kit's layers is said in its base style sheet, so that one must come first, in the same file. */
const BASE_STYLES = /packages[\\/]ui[\\/]src[\\/](?:\w+|fonts[\\/]\w+)\.css/
/** What a page to read and a page of goods have in common. */
const READING =
  /[\\/]features[\\/]content[\\/]prose\.|packages[\\/]ui[\\/]src[\\/](?:badge|breadcrumbs|link-arrow|notice|rating|table|text-link)[\\/]/
const EDITORIAL =
  /[\\/]features[\\/]content[\\/](?:block-head|section-view|section-blocks|section-frame|section-items|page-head)\./
/** A card of goods: on the grid, at search, beside a product and inside articles. */
const GOODS =
  /[\\/]features[\\/]catalog[\\/](?:product-card|product-cards|shop-picture)\.|packages[\\/]ui[\\/]src[\\/](?:card|picture|price|icon-line)[\\/]/
/** Controls of forms. */
const FORMS = /packages[\\/]ui[\\/]src[\\/](?:field|check|select|switch|range|option-card|quantity)[\\/]/

// A page of forty small files compresses badly and asks forty times. Six files follow how the shop is used: what never
// changes between releases, what stands around every page, what is read anywhere, what is bought anywhere, what is filled in, and
// what editors' pages share.
export const chunkGroups = [
  { name: 'framework', priority: 3, test: FRAMEWORK },
  { name: 'shell', priority: 2, test: (id: string) => BASE_STYLES.test(id) || (SHELL.test(id) && !NOT_SHELL.test(id)) },
  { name: 'reading', priority: 2, test: READING },
  { name: 'goods', priority: 2, test: GOODS },
  { name: 'forms', priority: 2, test: FORMS },
  { name: 'editorial', priority: 1, test: EDITORIAL },
]
