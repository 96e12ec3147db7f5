import type { FairRation, WheelSegment } from '@shop/contract/fair'
import { formatDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { fillPlaceholders } from '@shop/domain/content/fill-placeholders'
import { content } from '#app/features/content/source/content.server.ts'
import { parseMarkdown } from '#app/prose/parse-markdown.server.ts'
import type { RichBlock } from '#app/prose/rich-text.ts'
import type { Visit } from '#app/server/session.server.ts'

export interface Wheel {
  segments: WheelSegment[]
  rules: RichBlock[]
  ration: FairRation | null
  result: { segment: WheelSegment; index: number; hasCode: boolean; validTo: string } | null
}

type Answer = Awaited<ReturnType<Visit['services']['readWheel']>>

/** Null for a ticket nobody was given. */
export async function toWheel(answer: Answer | null): Promise<Wheel | null> {
  if (!answer?.ok) return null
  const values = await content.readTextValues()
  const { rules, ration, result } = answer.value
  const segments = answer.value.segments.map((segment) => ({
    ...segment,
    label: nonBreaking(segment.label),
    prize: segment.prize === null ? null : nonBreaking(segment.prize),
    description: nonBreaking(segment.description),
  }))
  const index = segments.findIndex(({ key }) => key === result?.key)
  const segment = segments[index]
  const validTo = result?.validTo ? formatDate(result.validTo) : ''
  return {
    segments,
    rules: parseMarkdown(fillPlaceholders(rules, values)),
    ration,
    result: result && segment ? { segment, index, hasCode: result.hasCode, validTo } : null,
  }
}
