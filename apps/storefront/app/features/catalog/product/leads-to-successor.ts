interface Ended {
  /** Its sale ended so long ago that who comes by an old link is led on. */
  isOver: boolean
  successor: { to: string } | null
  recalls: readonly unknown[]
}

/** Whoever may have a recalled batch at home reads so here; no other page of the shop would tell. */
export function leadsToSuccessor({ isOver, successor, recalls }: Ended): boolean {
  return isOver && successor !== null && recalls.length === 0
}
