/** Grounds of the design's tokens by their names, and mist for goods without a meat. */
export const TINTS = {
  yellow: '#ffefc4',
  red: '#f1cdca',
  coral: '#ffdcd2',
  green: '#d9e7d2',
  violet: '#d6d2e2',
  brown: '#dcd1ca',
  pink: '#f7dde8',
  blue: '#dde7ee',
  lime: '#e5edc5',
  mist: '#f3f6f1',
} as const

export type Tint = keyof typeof TINTS

/** How much of each channel the ground lets through: multiplying by it is what `mix-blend-mode: multiply` does on pages. */
export function tintShares(tint: Tint): [number, number, number] {
  const hex = TINTS[tint]
  const share = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [share(1), share(3), share(5)]
}
