/** Pages that show what editors and customers have written. */
export const WRITTEN = [
  '/blog',
  '/blog/jak-poznat-ze-psovi-krmivo-sedi',
  '/casto-kladene-dotazy/objednavka',
  '/casto-kladene-dotazy/objednavka/jak-objednat-bez-registrace',
  '/s/cookies',
  '/o-nas',
  '/lp/stene-doma',
  '/produkt/granule-kure-s-hnedou-ryzi',
  '/recenze/1/nahlasit',
  '/mapa-prodejcu',
  '/blog/rss.xml',
]

/** Addresses that repeat a question on the page; a short one is cut, so every payload comes alone. */
export const ASKED = [
  { path: '/hledat?q=', isShort: true },
  { path: '/casto-kladene-dotazy?q=', isShort: true },
  { path: '/blog?q=' },
  { path: '/mapa-prodejcu?misto=' },
  { path: '/prihlasit-se?zpet=' },
  { path: '/pravidelne-doruceni?krmivo=' },
  { path: '/kalkulacka?krmivo=' },
  { path: '/ean/' },
  { path: '/kontakt?dotaz=' },
  { path: '/o-nasem-krmivu?a=' },
]

/** Forms that come back with what was written in them. */
export const FORMS = [
  { path: '/kontakt', fields: ['name', 'email', 'orderNumber', 'dog', 'message'] },
  { path: '/velkoobchod', fields: ['companyName', 'contactName', 'email', 'phone', 'message'] },
  { path: '/registrace', fields: ['email'] },
  { path: '/prihlasit-se', fields: ['email'] },
]
