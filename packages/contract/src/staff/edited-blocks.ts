import { z } from 'zod'
import { ContentBlock } from '../content.ts'

const MOST_BLOCKS = 40
const LONGEST = 100_000

/** Blocks as an editor keeps them: what no page draws stays where it is, what a page draws has its shape. */
export const EditedBlocks = z
  .array(z.looseObject({ type: z.string().regex(/^[a-z]+(-[a-z]+)*$/, { error: 'invalid' }) }))
  .max(MOST_BLOCKS)
  .refine((blocks) => JSON.stringify(blocks).length <= LONGEST, { error: 'too_long' })
  .refine((blocks) => blocks.every((block) => ContentBlock.safeParse(block).success), { error: 'invalid' })
