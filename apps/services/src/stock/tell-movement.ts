import { actorId, type CommandContext } from '#app/http/context'
import { setMovement } from '#app/stock/movements.sql'

interface Told {
  kind: 'intake' | 'count' | 'write_off' | 'move' | 'shipped' | 'returned' | 'case_return'
  reason?: string
  /** What it belongs to, as `type:id`, or the number of a paper. */
  document?: string | null
}

/** Before pieces are put on a shelf or taken from one: the ledger then says what it was, who did it and by which document. */
export async function tellMovement(context: CommandContext, { kind, reason = '', document = null }: Told) {
  const { db, actor, requestId } = context
  await setMovement(db, { kind, reason, document, actorKind: actor.kind, actorId: actorId(actor), requestId })
}
