import type { z } from 'zod'

/** What a schema keeps of an input, or the code of the field it refuses. */
export function parse(schema: z.ZodType, input: unknown): unknown {
  const { success, data, error } = schema.safeParse(input)
  return success ? data : { refused: error.issues[0]?.message }
}
