import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.server.ts'

const FILES: Record<string, string> = { '/assets/a.css': '.a{color:red}', '/assets/b.css': '.b::after{content:"ž"}' }
const read = (path: string) => (FILES[path] === undefined ? null : Buffer.from(FILES[path]))

function drawn(page: string) {
  const { html, styles } = inlineStyles(Buffer.from(page), read)
  return { html: html.toString(), styles }
}

test('all style sheets come as one text at the place of the first, and their links wait', () => {
  const page =
    '<head><title>Žízeň</title><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/></head>'
  const text = '.a{color:red}.b::after{content:"ž"}'
  expect(drawn(page)).toEqual({
    html: `<head><title>Žízeň</title><style>${text}</style><link rel="styles-later" href="/assets/a.css"/><link rel="styles-later" href="/assets/b.css#"/></head>`,
    styles: [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
  })
})

test('a page with a style sheet that is not in the build stays as it is', () => {
  const page =
    '<head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/gone.css"/></head>'
  expect(drawn(page)).toEqual({ html: page, styles: [] })
})

test('so does one without any', () => {
  expect(drawn('<head><link rel="icon" href="/favicon.svg"/></head>').styles).toEqual([])
})
