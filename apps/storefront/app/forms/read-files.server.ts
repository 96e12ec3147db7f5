import type { FieldCode } from '@shop/contract/error-codes'
import { UPLOAD_LIMIT_BYTES, UPLOAD_TYPES, UPLOADS_IN_FORM } from '@shop/contract/upload'
import { LONGEST_FORM } from '#app/server/body-limits.server.ts'
import type { Visit } from '#app/server/session.server.ts'

type Files = { ok: true; keys: string[] } | { ok: false; code: FieldCode }

/** The server has read nothing of such a form. */
export function isTooLong(request: Request, longest = LONGEST_FORM): boolean {
  return Number(request.headers.get('content-length') ?? 0) > longest
}

/** Sends the files of a form ahead of it. Call it when the rest of the form is known to be right. */
export async function uploadFiles(visit: Visit, values: FormData, field = 'files'): Promise<Files> {
  const files = values.getAll(field).filter((value): value is File => value instanceof File && value.size > 0)
  const fault = findFault(files)
  if (fault) return { ok: false, code: fault }
  const keys: string[] = []
  for (const file of files) {
    const answer = await visit.upload({ name: file.name, type: file.type, bytes: await file.arrayBuffer() })
    if (!answer.ok) return { ok: false, code: answer.code === 'too_many' ? 'invalid' : answer.code }
    keys.push(answer.key)
  }
  return { ok: true, keys }
}

function findFault(files: File[]): FieldCode | null {
  if (files.length > UPLOADS_IN_FORM) return 'too_long'
  if (files.some(({ size }) => size > UPLOAD_LIMIT_BYTES)) return 'file_too_large'
  return files.every(({ type }) => UPLOAD_TYPES.some((known) => known === type)) ? null : 'file_type'
}
