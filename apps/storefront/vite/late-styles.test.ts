import { expect, test } from 'vitest'
import { bringStylesForward, type Chunk } from './late-styles.ts'

const LATE = 'app/features/late.tsx'

function chunk(about: { source?: string; imports?: string[]; asks?: string[]; styles?: string[] }): Chunk {
  const { source, imports = [], asks = [], styles = [] } = about
  return {
    type: 'chunk',
    facadeModuleId: source ? `/shop/${source}` : null,
    imports,
    dynamicImports: asks,
    viteMetadata: { importedCss: new Set(styles) },
  }
}

const stylesOf = ({ viteMetadata }: Chunk) => [...(viteMetadata?.importedCss ?? [])]

test('whoever asks for late code has its styles, with those of what it imports, from the first moment', () => {
  const page = chunk({ asks: ['late.js', 'other.js'], styles: ['page.css'] })
  const stranger = chunk({ asks: ['other.js'] })
  bringStylesForward(
    {
      'page.js': page,
      'stranger.js': stranger,
      'late.js': chunk({ source: LATE, imports: ['kit.js', 'page.js'], styles: ['late.css'] }),
      'kit.js': chunk({ imports: ['late.js'], styles: ['kit.css'] }),
      'other.js': chunk({ source: 'app/other.tsx', styles: ['other.css'] }),
      'late.css': { type: 'asset' },
    },
    LATE,
  )
  expect(stylesOf(page)).toEqual(['page.css', 'kit.css', 'late.css'])
  expect(stylesOf(stranger)).toEqual([])
})

test.each([
  ['has moved away', { 'page.js': chunk({ asks: ['late.js'] }) }],
  ['came at once after all', { 'page.js': chunk({ imports: ['late.js'] }), 'late.js': chunk({ source: LATE }) }],
])('a build in which the late code %s is refused', (_what, bundle) => {
  expect(() => bringStylesForward(bundle, LATE)).toThrow(LATE)
})
