import type { Plugin } from 'vite'

/** Pieces of code that the server draws with the page and that come to the browser later; see `navigation/live-when-near.tsx`. */
const DRAWN_AT_ONCE = ['app/features/catalog/product/lower-sections.tsx']

/** The little of a file of the build that is needed here. */
export interface Chunk {
  type: 'chunk'
  facadeModuleId: string | null
  imports: string[]
  dynamicImports: string[]
  viteMetadata?: { importedCss: Set<string> } | undefined
}

type Bundle = Record<string, Chunk | { type: 'asset' }>

/** Code may come later than what the server has drawn with it, looks may not: they count as style sheets of whoever asks for it. */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const path of DRAWN_AT_ONCE) bringStylesForward(bundle as Bundle, path)
    },
  }
}

export function bringStylesForward(bundle: Bundle, path: string): void {
  const chunks = Object.entries(bundle).filter((entry): entry is [string, Chunk] => entry[1].type === 'chunk')
  const [late] = chunks.find(([, { facadeModuleId }]) => facadeModuleId?.endsWith(`/${path}`)) ?? []
  const askers = chunks.filter(([, { dynamicImports }]) => late && dynamicImports.includes(late))
  if (!late || askers.length === 0) throw new Error(`${path} is not code that comes later`)
  const styles = stylesOf(bundle, late)
  for (const [, { viteMetadata }] of askers) for (const style of styles) viteMetadata?.importedCss.add(style)
}

/** Of a file and everything it imports, what is imported first. */
function stylesOf(bundle: Bundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return []
  seen.add(file)
  const own = chunk.viteMetadata?.importedCss ?? []
  return [...chunk.imports.flatMap((one) => stylesOf(bundle, one, seen)), ...own]
}
