import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TINTS } from './stripe/stripe.tsx'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const declared = new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].reverse().map((match) => [match[1], match[2]]))

function colorOf(token: string): string {
  const value = declared.get(token) ?? ''
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return alias ? colorOf(alias) : value
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(text: string, ground: string) {
  const [dark = 0, light = 0] = [luminance(colorOf(text)), luminance(colorOf(ground))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('tokens', () => {
  test.each([
    ['--ink', '--white'],
    ['--ink', '--mist'],
    ['--ink', '--carrot'],
    ['--white', '--forest'],
    ['--c-muted', '--white'],
    ['--c-muted', '--mist'],
    ['--c-placeholder', '--white'],
    ['--c-sale', '--white'],
    ['--c-sale', '--mist'],
    ['--c-danger', '--white'],
    ['--c-danger', '--c-danger-bg'],
    ['--c-success', '--white'],
    ['--c-on-off', '--c-off'],
    ['--ink', '--c-warn-bg'],
  ])('%s is readable as text on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(TINTS)('%s carries its text on the solid colour and ink on the tint', (key) => {
    expect(contrast(`--hue-${key}-on`, `--hue-${key}`)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('--ink', `--tint-${key}`)).toBeGreaterThanOrEqual(7)
  })

  test('draws the edges of controls so that they can be seen', () => {
    expect(contrast('--c-line-strong', '--white')).toBeGreaterThanOrEqual(3)
  })
})
