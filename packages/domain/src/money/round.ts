/** Integer division, halves away from zero, so that a credit note mirrors its invoice exactly. */
export function divideRounded(numerator: number, denominator: number): number {
  const size = Math.abs(numerator)
  const rest = size % denominator
  const whole = (size - rest) / denominator
  const rounded = 2 * rest >= denominator ? whole + 1 : whole
  return numerator < 0 && rounded > 0 ? -rounded : rounded
}

export function divideDown(numerator: number, denominator: number): number {
  return (numerator - (numerator % denominator)) / denominator
}

export function roundToStep(amount: number, step: number): number {
  return divideRounded(amount, step) * step
}

/** Percentages may have two decimals; hundredths keep the arithmetic in whole numbers. */
export function toHundredths(percent: number): number {
  return Math.round(percent * 100)
}

/** A share of an amount, rounded once, straight to the step (1 haléř or 100 for whole crowns). */
export function percentOf(amount: number, percent: number, step = 1): number {
  return divideRounded(amount * toHundredths(percent), 10_000 * step) * step
}
