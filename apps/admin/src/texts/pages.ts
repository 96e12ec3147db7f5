import type { RedirectRefusal } from '@shop/contract/staff/missing-pages'
import { pluralForm } from '@shop/czech/plural'

export const FEED = {
  none: 'Soubory pro srovnávače ještě nevznikly. Zapisují se každou půlhodinu.',
  names: { heureka: 'Heureka', zbozi: 'Zboží.cz', google: 'Google' },
  skipped: (count: number) => `${count} vynecháno`,
  whole: 'v pořádku',
  items: (told: number, all: number) => `${told} z ${all}`,
  written: (at: string) => `zapsáno ${at}`,
  noProblem: 'Nic nechybí.',
  caption: (feed: string) => `Co vadí: ${feed}`,
  problem: 'Co vadí',
  effect: 'Následek',
  count: 'Kolik',
  skus: 'U čeho',
  leftOut: 'vynecháno',
  worse: 'jen horší',
  more: (count: number) =>
    `a ${count} ${pluralForm(count, { one: 'další', few: 'další', many: 'dalšího', other: 'dalších' })}`,
} as const

export const FEED_PROBLEMS: Readonly<Record<string, string>> = {
  sku_invalid: 'kód zboží, který srovnávač nevezme',
  name_missing: 'chybí název',
  name_too_long: 'název je moc dlouhý',
  description_missing: 'chybí popis',
  url_too_long: 'adresa je moc dlouhá',
  image_missing: 'chybí obrázek',
  image_too_long: 'adresa obrázku je moc dlouhá',
  price_missing: 'chybí cena',
  category_missing: 'chybí kategorie srovnávače',
  category_too_long: 'kategorie je moc dlouhá',
  delivery_missing: 'chybí doprava',
  ean_missing: 'chybí EAN',
  ean_invalid: 'EAN nesedí',
  brand_missing: 'chybí výrobce',
}

export const MISSING = {
  title: 'Adresy, které neexistují',
  sentence: 'Co lidé hledali a nic tam není. Roboti a soukromé odkazy se nepočítají, o lidech se neukládá nic.',
  none: 'Nikdo nehledal nic, co by tu nebylo.',
  full: 'Adres je už pět tisíc, nové se nezapisují. Přesměrujte nebo skryjte ty, které tu jsou.',
  address: 'Adresa',
  hits: 'Kolikrát',
  last: 'Naposledy',
  from: 'Odkud',
  noReferrer: 'přímo',
  leadTo: 'Kam vést',
  targetOf: (path: string) => `Kam vést ${path}`,
  placeholder: '/kam',
  accept: 'Přesměrovat',
  acceptOf: (path: string) => `Přesměrovat ${path}`,
  ignore: 'Skrýt',
  ignoreOf: (path: string) => `Skrýt ${path}`,
  accepted: (from: string, to: string) => `${from} teď vede na ${to}.`,
  ignored: 'Adresa se už nebude ukazovat.',
  removed: 'Přesměrování je pryč.',
  redirects: 'Přesměrování',
  noRedirect: 'Zatím žádné.',
  oldAddress: 'Stará adresa',
  leadsTo: 'Vede na',
  since: 'Od',
  remove: 'Zrušit',
  removeOf: (path: string) => `Zrušit přesměrování ${path}`,
} as const

export const REDIRECT_REFUSALS: Readonly<Record<string, string>> = {
  lives: 'Na té adrese je živá stránka, přesměrovat ji nejde.',
  nowhere: 'Na nové adrese nic není. Vyberte stránku, která existuje.',
  no_address: 'Tahle adresa se nepřesměrovává.',
} satisfies Record<RedirectRefusal, string>

export const REDIRECTS = {
  add: 'Nové přesměrování',
  sentence: 'Ptáme se na něj, až když na adrese nic není. Řetězy se zkracují samy, do kruhu nic vést nemůže.',
  wrong: 'Adresa začíná lomítkem a má jen malá písmena bez háčků, číslice, tečky a pomlčky.',
} as const
