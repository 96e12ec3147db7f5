import type { ImageTint } from '@shop/contract/images'
import { proteinTint } from '@shop/domain/catalog/protein-tint'

/** The design's tokens as plain values: mail programs know no variables. */
export const COLORS = {
  ink: '#17211B',
  muted: '#55635A',
  forest: '#0E4B36',
  carrot: '#F26A1B',
  mist: '#F3F6F1',
  line: '#D9E0D9',
  ahead: '#B9C6BC',
  white: '#FFFFFF',
} as const

/** A ground and the solid colour of the band under it. */
export const HUES: Record<ImageTint, { tint: string; solid: string }> = {
  yellow: { tint: '#FFEFC4', solid: '#FFC93C' },
  red: { tint: '#F1CDCA', solid: '#C8372D' },
  coral: { tint: '#FFDCD2', solid: '#FF8C69' },
  green: { tint: '#D9E7D2', solid: '#7FB069' },
  violet: { tint: '#D6D2E2', solid: '#5B4B8A' },
  brown: { tint: '#DCD1CA', solid: '#6B4226' },
  pink: { tint: '#F7DDE8', solid: '#E58FB1' },
  blue: { tint: '#DDE7EE', solid: '#8FB0C6' },
  lime: { tint: '#E5EDC5', solid: '#A9C23F' },
  mist: { tint: '#F3F6F1', solid: '#D9E0D9' },
}

/** The colour a meat is known by, as on pages. */
export function tintOf(protein: string | null): ImageTint {
  return proteinTint(protein) ?? 'mist'
}
