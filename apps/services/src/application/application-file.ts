import { isFileOfApplication, lockApplication } from '#app/application/applications.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { readAttached } from '#app/upload/read-attached'

/** Only a file of this application: the number of another one opens nothing. */
export async function staffApplicationFile(context: Context, { number, fileId }: { number: string; fileId: number }) {
  const application = await lockApplication(context.db, number)
  if (!application || !(await isFileOfApplication(context.db, application.id, fileId))) throw notFound()
  return readAttached(context, fileId)
}
