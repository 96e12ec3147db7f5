import type { Credited, FrozenLine, Refund, World } from './world.ts'

/** Half up, as the tax office rounds. */
export function round(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

export function taxOf(amount: number, rate: number, basis: 'gross' | 'net'): number {
  return basis === 'gross' ? round(amount * rate, 100 + rate) : round(amount * rate, 100)
}

/** What all refunds that count have taken off a line. Those that were refused do not count. */
export function creditedOf(world: World, position: number, counts: (refund: Refund) => boolean = () => true): Credited {
  const lines = world.refunds
    .filter(counts)
    .flatMap((refund) => refund.lines.filter((one) => one.position === position))
  return {
    position,
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** The price of the first pieces of a line: returned one by one or at once they cost the same. */
function priceOfFirst({ amount, pieces }: FrozenLine, count: number): number {
  return round(amount * count, pieces)
}

/** What pieces that come back were sold for; null when there are not so many left. */
export function priceOfPieces(world: World, position: number, pieces: number): Credited | null {
  const line = world.order.lines.find((one) => one.position === position)
  if (!line) return null
  const before = creditedOf(world, position)
  const returned = before.pieces + pieces
  if (pieces <= 0 || returned > line.pieces) return null
  const left = line.amount - before.amount
  const share = priceOfFirst(line, returned) - priceOfFirst(line, before.pieces)
  return { position, pieces, amount: Math.min(share, left) }
}

/** Everything that is left of the order. */
export function restOf(world: World): Credited[] {
  return world.order.lines.flatMap((line) => {
    const before = creditedOf(world, line.position)
    const amount = line.amount - before.amount
    return amount > 0 ? [{ position: line.position, pieces: line.pieces - before.pieces, amount }] : []
  })
}

/** An amount without lines lowers the price of everything in proportion; the largest remainders take the last haléře. */
export function spread(world: World, amount: number): Credited[] {
  const rest = restOf(world)
  const whole = rest.reduce((sum, one) => sum + one.amount, 0)
  // Whole numbers all the way: thirds of two lines are equal, their fractions as numbers of the machine are not.
  const down = rest.map((one, index) => {
    const part = BigInt(amount) * BigInt(one.amount)
    return { ...one, index, pieces: 0, amount: Number(part / BigInt(whole)), remainder: Number(part % BigInt(whole)) }
  })
  let missing = amount - down.reduce((sum, one) => sum + one.amount, 0)
  for (const one of down.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (missing > 0) one.amount += 1
    missing -= 1
  }
  return down
    .filter((one) => one.amount > 0)
    .map(({ position, amount: part }) => ({ position, pieces: 0, amount: part }))
}

/** What a refund of these lines costs with tax: the tax before less the tax after, by rate. */
export function grossOf(world: World, lines: readonly Credited[]): number {
  const { basis, rounding, lines: all } = world.order
  const rates = [...new Set(all.map(({ rate }) => rate))]
  const gross = rates.reduce((sum, rate) => {
    const own = all.filter((line) => line.rate === rate)
    const now = lines.filter(({ position }) => own.some((line) => line.position === position))
    const amount = now.reduce((total, one) => total + one.amount, 0)
    if (basis === 'gross') return sum + amount
    const before = own.reduce((total, line) => total + line.amount - creditedOf(world, line.position).amount, 0)
    return sum + amount + taxOf(before, rate, basis) - taxOf(before - amount, rate, basis)
  }, 0)
  const isAll = all.every(({ position, amount }) => {
    const mine = lines.filter((one) => one.position === position).reduce((sum, one) => sum + one.amount, 0)
    return creditedOf(world, position).amount + mine === amount
  })
  return gross + (isAll ? rounding : 0)
}

/** The price of what the customer keeps. */
export function left(world: World): number {
  if (world.state === 'cancelled' || world.state === 'expired') return 0
  return world.order.payable - world.refunds.reduce((sum, { forGoods }) => sum + forGoods, 0)
}

interface RateSum {
  rate: number
  base: number
  tax: number
}

export interface ExpectedDocuments {
  invoices: number
  notes: number
  /** All documents together. */
  payable: number
  rates: RateSum[]
  /** How far a spread amount may differ between the rates. */
  slack: number
}

/** All documents of the order added up: what is declared is what the customer keeps and nothing else. */
export function documentsOf(world: World): ExpectedDocuments {
  if (world.invoicedAt === null) return { invoices: 0, notes: 0, payable: 0, rates: [], slack: 0 }
  const { lines, basis, rounding, payable } = world.order
  const done = world.refunds.filter(({ isDone, forGoods }) => isDone && forGoods > 0)
  const credited = done.reduce((sum, { forGoods }) => sum + forGoods, 0)
  const rates = [...new Set(lines.map(({ rate }) => rate))]
    .toSorted((a, b) => a - b)
    .map((rate) => {
      const own = lines.filter((line) => line.rate === rate)
      const amount = own.reduce(
        (sum, line) => sum + line.amount - creditedOf(world, line.position, (one) => one.isDone).amount,
        0,
      )
      const rest = world.isVoided ? 0 : amount
      const tax = taxOf(rest, rate, basis)
      return { rate, base: basis === 'gross' ? rest - tax : rest, tax }
    })
  return {
    invoices: 1,
    notes: world.notes,
    payable: world.isVoided ? 0 : payable - credited,
    rates: rates.filter(({ base }) => base !== 0 || rounding !== 0),
    slack: world.isVoided ? 0 : done.filter(({ isSpread }) => isSpread).length,
  }
}
