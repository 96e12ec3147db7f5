import { ThreadAccess } from '@shop/contract/inbox/thread'
import { toFileResponse } from '#app/features/order/to-file-response.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/thread-file.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { token, fileId } = params
  const isAsked = ThreadAccess.safeParse({ token }).success && /^\d{1,15}$/.test(fileId)
  return toFileResponse(isAsked ? await visitOf(context).services.threadFile({ token, fileId: Number(fileId) }) : null)
}
