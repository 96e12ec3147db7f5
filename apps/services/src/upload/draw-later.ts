import type { Caller } from '#app/http/context'
import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

/** What is shown of a picture is drawn by the worker. */
export async function drawLater({ db, requestId }: Caller & { db: Db }, uploadIds: number[]): Promise<void> {
  if (uploadIds.length > 0) await enqueue(db, 'draw-uploads', { uploadIds, requestId })
}
