import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstFonts } from './first-fonts.server.ts'

const page = renderToStaticMarkup(
  <FirstFonts>
    <html lang="cs">
      <head>
        <title>Čenich</title>
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <img src="/first.webp" alt="" fetchPriority="high" />
      </body>
    </html>
  </FirstFonts>,
)

test('both fonts of the first screen are asked for before the first picture', () => {
  const links = [...page.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link)
  const fonts = links.filter((link) => link.includes('as="font"'))
  expect(fonts).toHaveLength(2)
  for (const font of fonts) {
    expect(font).toMatch(/type="font\/woff2"/)
    // Fonts are always fetched without credentials; asked for with them, they would come twice.
    expect(font).toMatch(/crossorigin=""/i)
    expect(page.indexOf(font)).toBeLessThan(page.indexOf('/first.webp'))
  }
})

test('they are the files that hold every Czech letter', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../../packages/ui/src/fonts/fonts.css'), 'utf8')
  const faces = sheet.split('@font-face').filter((face) => face.includes('U+010C'))
  const files = faces.flatMap((face) => /\.\/([\w-]+)\.woff2/.exec(face)?.[1] ?? [])
  expect(files).toHaveLength(2)
  for (const file of files) expect(page).toContain(file)
})
