type Counts = Readonly<Record<string, number>>

/** A list that has lost more than this of one kind is broken, whatever it says: nobody closes a fifth of a country overnight. */
const LEAST_SHARE = 0.8
/** Of a handful of points one or two more or less say nothing. */
const FEW = 10

/** The kind that a new list has lost too much of; null when it can be believed. Boxes do not make up for counters. */
export function feedLoss(known: Counts, read: Counts): { kind: string; known: number; read: number } | null {
  for (const [kind, before] of Object.entries(known)) {
    const now = read[kind] ?? 0
    if (before >= FEW ? now < before * LEAST_SHARE : before > 0 && now === 0) return { kind, known: before, read: now }
  }
  return null
}
