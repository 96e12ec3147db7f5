import headings from '@shop/ui/fonts/bricolage-grotesque-czech.woff2'
import text from '@shop/ui/fonts/figtree-czech.woff2'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'

/**
 * Every page is set in these two. Asked for in the head, they are on their way before the first picture; the style sheet alone
 * would name them only when the first words are laid out, and those would be laid out again.
 */
export function FirstFonts({ children }: { children: ReactNode }): ReactNode {
  for (const font of [text, headings]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return children
}
