import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** For whoever looks at a mail on a page: there is nothing attached to it. */
export const INLINE_LOGOS = { logo: toDataUrl('logo.png'), logoDark: toDataUrl('logo-white.png') }

function toDataUrl(file: string): string {
  const bytes = readFileSync(join(import.meta.dirname, `../../assets/${file}`))
  return `data:image/png;base64,${bytes.toString('base64')}`
}
