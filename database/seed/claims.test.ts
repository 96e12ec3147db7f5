import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const DEMO = join(import.meta.dirname, 'demo')
const APP = join(import.meta.dirname, '../../apps/storefront/app/texts')

interface Text {
  where: string
  /** With what stands beside it in the same block: a question and its answer are read together. */
  text: string
}

const texts: Text[] = [
  ...readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => blocksOf(path, JSON.parse(readFileSync(join(DEMO, path), 'utf8')))),
  ...readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ where: path, text: readFileSync(join(APP, path), 'utf8') })),
]

function blocksOf(where: string, value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return []
  const own = Object.values(value).filter((one) => typeof one === 'string')
  return [{ where, text: own.join('\n') }, ...Object.values(value).flatMap((one) => blocksOf(where, one))]
}

describe('what the demo shop claims', () => {
  test('presents the food as real food of fresh meat, vegetables and probiotics', () => {
    const home = texts.find(({ text }) => text.includes('Opravdové jídlo pro psy'))
    expect(home?.text).toMatch(/čerstvé maso, zelenina a probiotika/)
  })

  test('never says „bez chemie“ without saying what it means', () => {
    const bare = texts.filter(
      ({ text }) =>
        /(bez|žádn(á|é|ou)) chemi/i.test(text) &&
        !/co-znamena-zadna-chemie/.test(text) &&
        !(/barviv/.test(text) && /dochucovad/.test(text) && /konzervant/.test(text)),
    )
    expect(bare).toEqual([])
  })

  test('has one name for regular delivery', () => {
    // One parcel of it may be called a delivery; the service itself has one name, in terms, pages and methods alike.
    expect(texts.filter(({ text }) => /pravideln\S* dodáv/i.test(text))).toEqual([])
  })
})
