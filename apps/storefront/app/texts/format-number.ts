const NBSP = '\u00a0'
const MINUS = '\u2212'

const plain = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 3 })

/** Browsers and Node disagree about which space and which minus they emit; what we print must not depend on it. */
export function withCzechSigns(text: string): string {
  return text.replace(/[\s\u202f]/g, NBSP).replace(/-(?=\d)/g, MINUS)
}

export function formatNumber(value: number): string {
  return withCzechSigns(plain.format(value))
}

export function formatPercent(value: number): string {
  return `${formatNumber(value)}${NBSP}%`
}

export function formatWeight(grams: number): string {
  return grams < 1000 ? `${formatNumber(grams)}${NBSP}g` : `${formatNumber(grams / 1000)}${NBSP}kg`
}
