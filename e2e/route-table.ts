type Layout = 'clean' | 'default' | 'finder' | 'funnel' | 'funnel-closed' | 'login' | 'lp'

export interface RouteCase {
  /** As the specification writes it. */
  path: string
  /** An address that the path answers to. */
  url: string
  status: number
  layout: Layout
  title: string | RegExp
  /** Where a redirect leads; status, layout and title are then those of the page at its end. */
  leadsTo?: string
  /** A page that carries no script of the shop. */
  isStill?: boolean
  /** A page for our own people only. */
  isForStaff?: boolean
}

const page = (path: string, title: string | RegExp, layout: Layout = 'default', url = path): RouteCase => ({
  path,
  url,
  status: 200,
  layout,
  title,
})

const toLogin = (path: string, url = path): RouteCase => ({
  ...page(path, 'Přihlášení | Čenich', 'login', url),
  leadsTo: `/prihlasit-se?zpet=${encodeURIComponent(url)}`,
})

/** Every path of the specification, in its order. */
export const specifiedRoutes: RouteCase[] = [
  page('/', 'Čenich ví, co je dobré | Krmivo pro psy z čerstvého masa'),
  page('/blog', /^Blog .*\| Čenich$/),
  page('/blog/stranka/{page}', /, strana 2 \| Čenich$/, 'default', '/blog/stranka/2'),
  page('/blog/kategorie/{slug}/{page?}', 'Výživa psů | Blog Čenich', 'default', '/blog/kategorie/vyziva'),
  page(
    '/blog/{slug}',
    /^Jak poznat, že psovi krmivo opravdu sedí \| Čenich$/,
    'default',
    '/blog/jak-poznat-ze-psovi-krmivo-sedi',
  ),
  page('/casto-kladene-dotazy', 'Časté dotazy a poradna | Čenich'),
  page('/casto-kladene-dotazy/{type}', 'Doprava: časté dotazy | Čenich', 'default', '/casto-kladene-dotazy/doprava'),
  page(
    '/casto-kladene-dotazy/{type}/{question}',
    'Můžu objednat bez registrace? | Čenich',
    'default',
    '/casto-kladene-dotazy/objednavka/jak-objednat-bez-registrace',
  ),
  page('/kontakt', 'Kontakt a poradna | Čenich'),
  page('/kynologicky-program', 'Kynologický program pro trenéry a kluby | Čenich'),
  page('/pro-chovatele', 'Program pro chovatele psů | Čenich'),
  page('/mapa-prodejcu', 'Mapa prodejců a výdejen | Čenich'),
  page('/velkoobchod', 'Velkoobchod s krmivem pro psy | Čenich'),
  page('/o-nas', 'O nás | Čenich'),
  page('/o-nasem-krmivu', 'O našem krmivu: maso, zelenina, probiotika | Čenich'),
  page('/pravidelne-doruceni', 'Pravidelné doručení krmiva se slevou 10 % | Čenich'),
  page('/vernostni-program', 'Věrnostní program Čenichovy kredity | Čenich'),

  page('/prihlasit-se', 'Přihlášení | Čenich', 'login'),
  page('/registrace', 'Registrace | Čenich', 'login'),
  page('/potvrzeni-registrace', 'Potvrzení registrace | Čenich', 'login'),
  page('/zapomenute-heslo', 'Zapomenuté heslo | Čenich', 'login'),
  page('/l/{action?}/{token?}', 'Odkaz z e-mailu | Čenich', 'clean', '/l'),

  page('/produkty/{category?}', /^Granule pro psy.* \| Čenich$/, 'default', '/produkty/granule'),
  page('/produkt/{slug}', /\| Čenich$/, 'default', '/produkt/granule-kure-s-hnedou-ryzi'),
  page('/ean/{ean?}', 'Najít podle čárového kódu | Čenich', 'default', '/ean'),
  {
    ...page('/id/{id?}', 'Krmivo, pamlsky a potřeby pro psy | Čenich', 'default', '/id'),
    leadsTo: '/produkty',
  },
  { ...page('/e-shop/embed-grid', 'Nabídka Čenich', 'clean'), isStill: true },
  { ...page('/p/{hash}', 'Připravený košík | Čenich', 'default', '/p/0123456789abcdef0123456789abcdef'), status: 404 },
  { ...page('/t/{uid}', 'Štítek | Čenich', 'clean', '/t/abc123'), status: 404, isStill: true },

  page('/kosik/obsah', 'Košík | Čenich', 'funnel'),
  page('/kosik/dodaci-udaje', 'Dodací údaje | Čenich', 'funnel'),
  page('/kosik/doprava-a-platba', 'Doprava a platba | Čenich', 'funnel'),
  page('/kosik/dekujeme', 'Děkujeme za objednávku | Čenich', 'funnel-closed'),
  page('/payments/gopay', 'Návrat z platební brány | Čenich', 'funnel-closed'),

  toLogin('/ucet/prehled'),
  toLogin('/ucet/adresy'),
  toLogin('/ucet/osobni-udaje'),
  toLogin('/ucet/prehled-kreditu'),
  toLogin('/ucet/zmena-hesla'),
  toLogin('/ucet/objednavka/{id}', '/ucet/objednavka/7'),

  toLogin('/moje-recenze/{secret?}', '/moje-recenze'),
  { ...page('/survey/{type?}/{secret}', 'Dotazník | Čenich', 'clean', '/survey/po-nakupu/abc123'), status: 404 },
  page('/lp/{slug?}', 'Osm vzorků, jeden upřímný posudek | Čenich', 'lp', '/lp/zkusebni-box'),
  page('/lp/newsletter-subscribed', 'Ještě jeden klik | Čenich', 'lp'),
  page('/lp/newsletter-unsubscribed', 'Odhlášení z newsletteru | Čenich', 'lp'),
  page('/lp/newsletter-verify', 'Potvrzení odběru | Čenich', 'lp'),
  page('/s/{slug}', /^Obchodní podmínky \| Čenich$/, 'default', '/s/obchodni-podminky'),
  { ...page('/private/design-system', 'Stavebnice obchodu | Čenich', 'clean'), isForStaff: true },
  page('/private/forpets/formular', 'Veletrh: dávka pro vašeho psa | Čenich', 'clean'),
  page('/private/forpets/kolo', 'Kolo štěstí | Čenich', 'clean'),
]

/** Paths the specification lacks and the shop needs. */
export const furtherRoutes: RouteCase[] = [
  page('/lp/darkovy-poukaz', 'Dárkový poukaz | Čenich', 'lp'),
  page(
    '/porovnani',
    'Porovnání krmiv | Čenich',
    'default',
    '/porovnani?krmivo=granule-losos-s-bramborem&krmivo=konzerva-losos-s-bramborem',
  ),
  page('/hledat', /^granule: výsledky hledání \| Čenich$/, 'default', '/hledat?q=granule'),
  page('/najit-krmivo', 'Najít krmivo pro psa | Čenich', 'finder'),
  page('/kalkulacka', 'Kalkulačka krmné dávky | Čenich'),
  page('/nastaveni-cookies', 'Nastavení cookies | Čenich'),
  page('/odstoupeni-od-smlouvy', 'Odstoupit od smlouvy online | Čenich'),
  {
    ...page('/l/objednavka/{token}', 'Objednávka | Čenich', 'clean', '/l/objednavka/7.20000.abc'),
    status: 404,
  },
  { ...page('/l/pes/{token}', 'Karta štěněte | Čenich', 'clean', '/l/pes/x'), status: 404, isStill: true },
  {
    ...page('/l/hlidac/{token}', 'Hlídání zboží | Čenich', 'clean', '/l/hlidac/7.abc'),
    status: 404,
  },
  { ...page('/d/{code}', 'Doporučení od kamaráda | Čenich', 'clean', '/d/pes-neznamy'), status: 404 },
  {
    ...page(
      '/l/pozvanka/{token}',
      'Pozvánka do firmy | Čenich',
      'clean',
      '/l/pozvanka/0123456789012345678901234567890123456789012',
    ),
    status: 404,
  },
  {
    ...page('/l/souhlas/{token}', 'Souhlas s e-maily | Čenich', 'clean', '/l/souhlas/7.reminders.abc'),
    status: 404,
  },
  {
    ...page('/l/doruceni/{token}', 'Balík z pravidelného doručení | Čenich', 'clean', '/l/doruceni/7.2026-12-31.abc'),
    status: 404,
  },
  {
    ...page(
      '/l/doruceni/nastaveni/{token}',
      'Nastavení pravidelného doručení | Čenich',
      'clean',
      '/l/doruceni/nastaveni/7.1.abc',
    ),
    status: 404,
  },
  {
    ...page('/l/zprava/{token}', 'Zpráva pro Čenich', 'clean', '/l/zprava/7.2026-12-31.abc'),
    status: 404,
  },
  page('/reklamace', 'Reklamace | Čenich'),
  page('/nechutna', 'Nechutná? Vrátíme peníze | Čenich'),
  {
    ...page('/l/odstoupeni/{token}', 'Odstoupit od smlouvy online | Čenich', 'clean', '/l/odstoupeni/7.1.abc'),
    status: 404,
  },
  { ...page('/l/reklamace/{token}', 'Reklamace | Čenich', 'clean', '/l/reklamace/7.1.abc'), status: 404 },
  { ...page('/l/nechutna/{token}', 'Nechutná? Vrátíme peníze | Čenich', 'clean', '/l/nechutna/7.1.abc'), status: 404 },
  { ...page('/l/pripad/{token}', 'Vrácení a reklamace | Čenich', 'clean', '/l/pripad/7.1.abc'), status: 404 },
  page('/moje-objednavka', 'Kde je moje objednávka | Čenich'),
  toLogin('/ucet/objednavky'),
  toLogin('/ucet/objednat-znovu/{id}', '/ucet/objednat-znovu/7'),
  toLogin('/ucet/psi'),
  toLogin('/ucet/psi/{id}/veterinar', '/ucet/psi/7/veterinar'),
  toLogin('/ucet/prechod/{id}', '/ucet/prechod/7'),
  toLogin('/ucet/pravidelne-doruceni'),
  page('/ucet/oblibene', 'Oblíbené | Čenich'),
  toLogin('/ucet/zpravy'),
  toLogin('/ucet/reklamace'),
  toLogin('/ucet/firma'),
  toLogin('/ucet/prodejna'),
  toLogin('/ucet/muj-kod'),
  toLogin('/ucet/muj-kod/karty'),
  toLogin('/ucet/skupiny'),
  toLogin('/ucet/propojeni'),
  toLogin('/ucet/vrhy'),
  toLogin('/ucet/vrhy/{id}', '/ucet/vrhy/7'),
  toLogin('/ucet/vrhy/{id}/karty', '/ucet/vrhy/7/karty'),
  toLogin('/velkoobchod/rychla-objednavka'),
]
