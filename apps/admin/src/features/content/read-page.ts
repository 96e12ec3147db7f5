import type { StaffPage } from '@shop/contract/staff/staff-wording'
import { runCommand } from '#app/session/services.ts'

/** Null when there is none. */
export async function readPage(slug: string): Promise<StaffPage | null> {
  const answer = await runCommand('staffPage', { slug })
  if (answer.ok) return answer.value
  if ((answer.code as string) === 'not_found') return null
  throw new Error(answer.code)
}
