import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { findWrittenAddresses } from './find-written-addresses.fixture.ts'

const APP = join(import.meta.dirname, '..')
const PUBLIC = join(APP, '../public')
const SERVICES = join(APP, '../../services/src')
const PATTERNS = patternsOf(routes)

/** Begin with a slash and are no pages of the shop. */
const OTHERS = [
  /^\/chyby$/, // where browsers report faults: our server, before the router
  /^\/v6\//, // a carrier's script
  /^\/notifications\//, // where partners ring at the services
  /^\/(kg|l|m|ks)$/, // units of a price
  /^\/sdileni\/x\.png$/, // pictures for sharing, named by their topic
  /^\/feeds\/:feed$/, // where the services keep feeds
  /^\/(availability|customer\/(price-list|company))\//, // where the services write files of partners
  /^\/partner\/v1/, // where the services answer machines of partners
  /^\/xl\//, // parts inside a file of Excel
  /^\/(storefronts|ready)$/, // what data and services are asked for health
  /^\/probe\//, // pages that exist in a test build only
]

function patternsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? above : `${above}/${path}`
    return [...(path === undefined || path === '*' ? [] : [whole]), ...patternsOf(children ?? [], whole)]
  })
}

function isKnown(path: string): boolean {
  if (OTHERS.some((other) => other.test(path)) || existsSync(join(PUBLIC, path))) return true
  // `/ucet/` stands for everything below it.
  if (path.endsWith('/')) return PATTERNS.some((pattern) => pattern.startsWith(path))
  return PATTERNS.some((pattern) => matchPath(pattern, path))
}

function unknownIn(folder: string, isLooked: (file: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixture\./.test(file) && isLooked(file))
    .flatMap((file) =>
      findWrittenAddresses(readFileSync(join(folder, file), 'utf8'))
        .filter(({ path }) => !isKnown(path))
        .map(({ path, line }) => `${file}:${line} ${path}`),
    )
}

describe('an address written in code', () => {
  test('leads to a page of the shop, in the storefront', () => {
    expect(unknownIn(APP, () => true)).toEqual([])
  })

  test('leads to a page of the shop, in mails and messages of the services', () => {
    expect(
      unknownIn(
        SERVICES,
        // A notice to staff leads into the back office.
        (file) => !/routes\.ts$|^compose\/|^plugins\/|ops|notification|staff-push|identity\/auth\.ts$/.test(file),
      ),
    ).toEqual([])
  })

  test.each([
    ["redirect('/kosik/obsahy')", '/kosik/obsahy'],
    ['<Form action="/hledej">', '/hledej'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code as text
    ['to={`/produkty/${slug}/detail?varianta=${sku}`}', '/produkty/x/detail'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code as text
    ["'links.cart': `${deps.config.STOREFRONT_URL}/kosik/obsahy`", '/kosik/obsahy'],
  ])('is noticed when no page has it: %s', (source, path) => {
    expect(findWrittenAddresses(source).filter((found) => !isKnown(found.path))).toEqual([{ path, line: 1 }])
  })

  test('is taken with its parameters filled in', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code as text
    const found = findWrittenAddresses('// `/nic`\nconst to = `/produkt/${card.slug}?varianta=${sku}`')
    expect(found).toEqual([{ path: '/produkt/x', line: 2 }])
  })
})
