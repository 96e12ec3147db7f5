import { z } from 'zod'
import { as } from '../text-fields.ts'

/** The first digits of what its bytes come to: another picture or film has another address. */
export const Hash = z.string().regex(/^[0-9a-f]{16}$/, as('invalid'))

export const StoredFile = z.object({ hash: Hash, key: z.string(), width: z.number(), height: z.number() })
