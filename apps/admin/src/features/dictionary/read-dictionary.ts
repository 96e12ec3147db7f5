import type { StaffEntry } from '@shop/contract/catalog/dictionary'
import type { Dictionary } from '@shop/domain/catalog/dictionary'
import { runCommand } from '#app/session/services.ts'

export async function readDictionary(dictionary: Dictionary): Promise<StaffEntry[]> {
  const answer = await runCommand('dictionary', { dictionary })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.entries
}

/** Null at the top, and where the list is no tree. */
export function parentOf({ fields }: StaffEntry): number | null {
  return 'parentId' in fields ? fields.parentId : null
}
