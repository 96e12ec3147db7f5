import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from './routes.ts'

const APP = import.meta.dirname

/** What may stand in an address that others learn. A new name is put here only when it opens nothing. */
const PUBLIC_PARAMS = [
  'action',
  'category',
  'documentId',
  'ean',
  'format',
  'id',
  'month',
  'name',
  'page',
  'part',
  'question',
  'slug',
  'type',
  'version',
]
const PUBLIC_QUERY = [
  'adresa',
  'akce',
  'balik',
  'cislo',
  'co',
  'den',
  'dni',
  'doprava',
  'dotaz',
  'hledat',
  'hotovo',
  'hvezdy',
  'id',
  'kategorie',
  'kg',
  'kod',
  'krmivo',
  'krok',
  'kusu',
  'lat',
  'lng',
  'misto',
  'narozeni',
  'novy',
  'od',
  'odebrano',
  'odeslano',
  'odhlaseno',
  'odvazen',
  'omezeni',
  'otevreno',
  'partner',
  'plan',
  'plno',
  'pocet',
  'pohyb',
  'polozka',
  'poslano',
  'pravidelne',
  'pred',
  'prenesen',
  'pridano',
  'pridat',
  'prijato',
  'produkt',
  'produkty',
  'psi',
  'q',
  'rok',
  'rozdil',
  'sarze',
  'sloupce',
  'smazano',
  'souhlas',
  'stalo',
  'stav',
  'stenat',
  'tema',
  'typ',
  'ucet',
  'ulozeno',
  'upraveno',
  'upravit',
  'varianta',
  'varianty',
  'verze',
  'vitejte',
  'vse',
  'widget',
  'zbozi',
  'zmena',
  'zmeneno',
  'zmenit',
  'znovu',
  'zpet',
  'zprava',
]
/** Names whose value opens something, and the pages that read them. */
const SECRET_QUERY: Record<string, string[]> = {
  klic: ['lp/newsletter-verify', 'lp/newsletter-unsubscribed'],
  listek: ['private/forpets/kolo'],
  objednavka: ['kosik/dekujeme', 'payments/gopay'],
  odkaz: ['kosik/obsah'],
  zadost: ['velkoobchod', 'pro-chovatele', 'kynologicky-program'],
}

interface Page {
  path: string
  /** The page's own module and those of its layouts. */
  files: string[]
}

function pagesOf(entries: RouteConfigEntry[], above: string[] = []): Page[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const files = [...above, file]
    return children ? pagesOf(children, files) : [{ path, files }]
  })
}

/** What the handles say: always, when one of these stands in the address, or never. */
function unmeasuredOf({ files }: Page): true | string[] {
  const said = files.map((file) => /\bunmeasured: (true|\[[^\]]*\])/.exec(readFileSync(join(APP, file), 'utf8'))?.[1])
  if (said.includes('true')) return true
  return said.flatMap((list) => [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name ?? ''))
}

const pages = pagesOf(routes).filter(({ files }) => files.at(-1)?.endsWith('.tsx'))

describe('a page with a secret in its address is measured by nobody', () => {
  test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(60))

  test.each(pages)('$path by its path', (page) => {
    const secrets = [...page.path.matchAll(/:(\w+)/g)].filter(([, name = '']) => !PUBLIC_PARAMS.includes(name))
    if (secrets.length > 0) expect(unmeasuredOf(page)).toBe(true)
  })

  test.each(Object.entries(SECRET_QUERY).flatMap(([name, paths]) => paths.map((path) => ({ name, path }))))(
    '/$path?$name by its query',
    ({ name, path }) => {
      const page = pages.find((each) => each.path === path)
      expect(page).toBeDefined()
      const said = page && unmeasuredOf(page)
      expect(said === true || said?.includes(name)).toBe(true)
    },
  )

  test('every name a page reads from its address is known as public or as a secret', () => {
    const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^\+types|routes[/\\]probes/.test(name),
    )
    const read = sources.flatMap((name) =>
      [
        ...readFileSync(join(APP, name), 'utf8').matchAll(
          /\b(?:search|searchParams|params|query|asked)\s*\.(?:get|has)\('(\w+)'\)/g,
        ),
      ].map(([, param = '']) => param),
    )
    expect(read).toContain('zadost')
    expect([...new Set(read)].filter((name) => !PUBLIC_QUERY.includes(name) && !(name in SECRET_QUERY))).toEqual([])
  })
})
