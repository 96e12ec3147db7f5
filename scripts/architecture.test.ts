import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** A walk that needs more stations than this is a design to mend, not a page to write. */
const MOST_STATIONS: Record<string, number> = { 'a price': 12, 'a cart line': 15, 'an order': 20 }

const page = await readFile(join(ROOT, 'docs/architecture.md'), 'utf8')
const walks = page.split(/^## The walk of /m).slice(1)

describe('docs/architecture.md', () => {
  test('walks a price, a cart line and an order', () => {
    expect(walks.map(nameOf)).toEqual(Object.keys(MOST_STATIONS))
  })

  test.each(walks.map((walk) => [nameOf(walk), stationsOf(walk)] as const))(
    'walks %s by real files, few of them',
    (name, stations) => {
      expect(stations.filter((station) => !existsSync(join(ROOT, station)))).toEqual([])
      expect(stations.length).toBeGreaterThan(5)
      expect(stations.length).toBeLessThanOrEqual(MOST_STATIONS[name] ?? 0)
    },
  )

  test('names no other file that is not there', () => {
    const named = [...page.matchAll(/`((?:apps|packages|database|scripts|stack)\/[^`<]+\.\w+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})

function nameOf(walk: string): string {
  return walk.slice(0, walk.indexOf('\n'))
}

function stationsOf(walk: string): string[] {
  return [...walk.matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, path = '']) => path)
}
