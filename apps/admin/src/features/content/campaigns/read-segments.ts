import type { StaffSegment } from '@shop/contract/campaign/segment'
import { runCommand } from '#app/session/services.ts'

export async function readSegments(): Promise<StaffSegment[]> {
  const answer = await runCommand('staffSegments', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.segments
}
