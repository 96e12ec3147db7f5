import type { StaffArticle } from '@shop/contract/staff/staff-article'
import { runCommand } from '#app/session/services.ts'

/** Null when there is none. */
export async function readArticle(articleId: number): Promise<StaffArticle | null> {
  const answer = await runCommand('staffArticle', { articleId })
  if (answer.ok) return answer.value
  if ((answer.code as string) === 'not_found') return null
  throw new Error(answer.code)
}
