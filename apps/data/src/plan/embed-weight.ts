import type { EmbedPlan, ReadPlan } from './read-plan.ts'

/** What the embeds of a request may cost, whatever the values in it. */
export interface EmbedWeight {
  /** Of the deepest branch. */
  depth: number
  count: number
  /**
   * Whether rows can multiply: below a row that many parents share (many-to-one, many-to-many, a function), a list is read again
   * for each of them. Lists below lists of their own hold every row once.
   */
  fansOut: boolean
}

export function weighEmbeds(read: ReadPlan): EmbedWeight {
  return weigh(read, false)
}

function weigh(read: ReadPlan, isShared: boolean): EmbedWeight {
  const below = read.items.filter((item) => item.kind === 'embed').map((embed) => weighEmbed(embed, isShared))
  return {
    depth: Math.max(0, ...below.map(({ depth }) => depth)),
    count: below.reduce((sum, { count }) => sum + count, 0),
    fansOut: below.some(({ fansOut }) => fansOut),
  }
}

function weighEmbed(embed: EmbedPlan, isParentShared: boolean): EmbedWeight {
  const { depth, count, fansOut } = weigh(embed.read, isParentShared || isShared(embed))
  return { depth: depth + 1, count: count + 1, fansOut: fansOut || (isParentShared && !embed.isToOne) }
}

function isShared({ relationship }: EmbedPlan): boolean {
  if (relationship.kind === 'computed') return true
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'many-to-many'
}
