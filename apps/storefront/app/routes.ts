import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { probeRoutes } from './probe-routes.ts'

/** A page of the one locale; the suffix names it. */
function page(path: string, name: string, file: string): RouteConfigEntry {
  return route(path, `routes/${file}.tsx`, { id: `${name}___cs` })
}

export default [
  layout('layouts/default.tsx', { id: 'layout-default' }, [
    index('routes/content/home.tsx', { id: 'index___cs' }),
    page('blog', 'blog', 'content/blog'),
    page('blog/stranka/:page', 'blog-stranka-page', 'content/blog-page'),
    page('blog/kategorie/:slug/:page?', 'blog-kategorie-slug-page', 'content/blog-category'),
    page('blog/:slug', 'blog-slug', 'content/blog-post'),
    page('casto-kladene-dotazy', 'casto-kladene-dotazy', 'content/faq'),
    page('casto-kladene-dotazy/:type', 'casto-kladene-dotazy-type', 'content/faq-type'),
    page('casto-kladene-dotazy/:type/:question', 'casto-kladene-dotazy-type-question', 'content/faq-question'),
    page('kontakt', 'kontakt', 'content/contact'),
    page('kynologicky-program', 'kynologicky-program', 'content/trainers'),
    page('pro-chovatele', 'pro-chovatele', 'content/breeders'),
    page('mapa-prodejcu', 'mapa-prodejcu', 'content/shop-map'),
    page('velkoobchod', 'velkoobchod', 'content/wholesale'),
    page('o-nas', 'o-nas', 'content/about'),
    page('o-nasem-krmivu', 'o-nasem-krmivu', 'content/food'),
    page('pravidelne-doruceni', 'pravidelne-doruceni', 'content/regular-delivery'),
    page('vernostni-program', 'vernostni-program', 'content/loyalty'),
    page('s/:slug', 's-slug', 'content/static-page'),
    page('nastaveni-cookies', 'nastaveni-cookies', 'marketing/cookie-settings'),
    page('nahled/:token', 'nahled-token', 'content/preview'),
    page('odstoupeni-od-smlouvy', 'odstoupeni-od-smlouvy', 'order/withdrawal'),
    page('produkty/:category?', 'produkty-category', 'catalog/product-grid'),
    page('produkt/:slug', 'produkt-slug', 'catalog/product'),
    page('ean/:ean?', 'ean-ean', 'catalog/lookup-by-ean'),
    page('id/:id?', 'id-id', 'catalog/lookup-by-id'),
    page('hledat', 'hledat', 'catalog/search'),
    page('kalkulacka', 'kalkulacka', 'catalog/calculator'),
    page('p/:hash', 'p-hash', 'cart/prepared-basket'),
    page('moje-recenze/:secret?', 'moje-recenze-secret', 'customer/my-reviews'),
    page('recenze/:id/nahlasit', 'recenze-id-nahlasit', 'customer/report-review'),
    layout('layouts/signed-in.tsx', { id: 'signed-in' }, [
      page('ucet/prehled', 'ucet-prehled', 'customer/overview'),
      page('ucet/adresy', 'ucet-adresy', 'customer/addresses'),
      page('ucet/osobni-udaje', 'ucet-osobni-udaje', 'customer/personal-data'),
      page('ucet/prehled-kreditu', 'ucet-prehled-kreditu', 'customer/credits'),
      page('ucet/zmena-hesla', 'ucet-zmena-hesla', 'customer/change-password'),
      page('ucet/objednavka/:id', 'ucet-objednavka-id', 'customer/order-detail'),
      page('ucet/psi', 'ucet-psi', 'customer/dogs'),
      page('ucet/pravidelne-doruceni', 'ucet-pravidelne-doruceni', 'customer/plans'),
      page('ucet/oblibene', 'ucet-oblibene', 'customer/favourites'),
      page('ucet/reklamace', 'ucet-reklamace', 'customer/complaints'),
      page('ucet/firma', 'ucet-firma', 'customer/company'),
      page('velkoobchod/rychla-objednavka', 'velkoobchod-rychla-objednavka', 'customer/quick-order'),
      route('ucet/moje-udaje', 'routes/customer/export-data.ts', { id: 'export-data' }),
    ]),
    route('*', 'routes/content/not-found.tsx', { id: 'not-found' }),
  ]),

  layout('layouts/login.tsx', { id: 'layout-login' }, [
    page('prihlasit-se', 'prihlasit-se', 'customer/login'),
    page('registrace', 'registrace', 'customer/registration'),
    page('potvrzeni-registrace', 'potvrzeni-registrace', 'customer/registration-confirmation'),
    page('zapomenute-heslo', 'zapomenute-heslo', 'customer/forgotten-password'),
  ]),

  layout('layouts/funnel.tsx', { id: 'layout-funnel' }, [
    page('kosik/obsah', 'kosik-obsah', 'checkout/cart'),
    page('kosik/dodaci-udaje', 'kosik-dodaci-udaje', 'checkout/details'),
    page('kosik/doprava-a-platba', 'kosik-doprava-a-platba', 'checkout/shipping'),
  ]),

  layout('layouts/funnel-closed.tsx', { id: 'layout-funnel-closed' }, [
    page('kosik/dekujeme', 'kosik-dekujeme', 'checkout/thanks'),
    page('payments/gopay', 'payments-gopay', 'checkout/payment-return'),
  ]),

  layout('layouts/lp.tsx', { id: 'layout-lp' }, [
    page('lp/newsletter-subscribed', 'lp-newsletter-subscribed', 'marketing/newsletter-subscribed'),
    page('lp/newsletter-unsubscribed', 'lp-newsletter-unsubscribed', 'marketing/newsletter-unsubscribed'),
    page('lp/newsletter-verify', 'lp-newsletter-verify', 'marketing/newsletter-verify'),
    page('lp/:slug?', 'lp-slug', 'marketing/landing'),
  ]),

  layout('layouts/clean.tsx', { id: 'layout-clean' }, [
    page('l/objednavka/:token', 'l-objednavka-token', 'order/guest-order'),
    page('l/prodejce/:token', 'l-prodejce-token', 'content/retailer-entry'),
    page('l/hlidac/:token', 'l-hlidac-token', 'catalog/product-alert-link'),
    page('l/:action?/:token?', 'l-action-token', 'customer/token-link'),
    page('e-shop/embed-grid', 'e-shop-embed-grid', 'catalog/embed-grid'),
    page('t/:uid', 't-uid', 'catalog/tag'),
    page('survey/:type?/:secret', 'survey-type-secret', 'marketing/survey'),
    page('private/design-system', 'private-design-system', 'shell/design-system'),
    page('private/forpets/formular', 'private-forpets-formular', 'marketing/fair-form'),
    page('private/forpets/kolo', 'private-forpets-kolo', 'marketing/prize-wheel'),
  ]),

  route('blog/rss.xml', 'routes/content/blog-rss.ts', { id: 'blog-rss' }),
  route('feed/:name', 'routes/marketing/feed.ts', { id: 'feed' }),
  route('robots.txt', 'routes/catalog/robots.ts', { id: 'robots' }),
  route('sitemap.xml', 'routes/catalog/sitemap-index.ts', { id: 'sitemap-index' }),
  route('sitemap/:part', 'routes/catalog/sitemap-part.ts', { id: 'sitemap-part' }),
  route('l/objednavka/:token/doklad/:documentId/:format', 'routes/order/document.ts', { id: 'document' }),
  route('l/objednavka/:token/doruceni.ics', 'routes/order/delivery-calendar.ts', { id: 'delivery-calendar' }),
  route('kosik/qr-platba', 'routes/checkout/qr-payment.ts', { id: 'qr-payment' }),
  route('recenze/foto/:key', 'routes/customer/review-photo.ts', { id: 'review-photo' }),
  route('api/veletrh', 'routes/marketing/fair-api.ts', { id: 'fair-api' }),
  route('api/oznameni', 'routes/customer/push-api.ts', { id: 'push-api' }),
  route('api/kosik', 'routes/cart/cart-api.ts', { id: 'cart-api' }),
  route('api/kredity', 'routes/customer/own-credits.ts', { id: 'own-credits' }),
  route('api/naseptavac', 'routes/catalog/suggest.ts', { id: 'suggest' }),
  route('api/adresy', 'routes/customer/address-suggest.ts', { id: 'address-suggest' }),
  route('api/pristupovy-klic', 'routes/customer/passkey.ts', { id: 'passkey' }),
  route('api/souhlas', 'routes/marketing/cookie-choice.ts', { id: 'cookie-choice' }),
  route('api/navsteva', 'routes/marketing/page-view.ts', { id: 'page-view' }),
  route('api/mereni/zbozi', 'routes/marketing/measured-items.ts', { id: 'measured-items' }),
  route('api/mereni/nakup', 'routes/marketing/measured-purchase.ts', { id: 'measured-purchase' }),
  route('odhlaseni', 'routes/customer/sign-out.ts', { id: 'sign-out' }),
  ...probeRoutes(),
] satisfies RouteConfig
