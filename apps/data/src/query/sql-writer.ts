import type { Source } from '#app/plan/parameter-source.ts'

/** Collects the parameters of one statement and hands out names that occur nowhere else in it. */
export interface SqlWriter {
  sources: Source[]
  /** The placeholder of a value; the same slot has one placeholder, so that both uses get one type. */
  bind(source: Source): string
  nextAlias(): string
}

export function createSqlWriter(): SqlWriter {
  const sources: Source[] = []
  const numbers = new Map<number, string>()
  let aliases = 0
  return {
    sources,
    bind(source) {
      const known = typeof source === 'number' ? numbers.get(source) : undefined
      if (known) return known
      const placeholder = `$${sources.push(source)}`
      if (typeof source === 'number') numbers.set(source, placeholder)
      return placeholder
    },
    nextAlias() {
      aliases += 1
      return `t${aliases}`
    },
  }
}
