import { z } from 'zod'
import { Id, text } from '../text-fields.ts'

const Words = z.strictObject({ phrase: text(60), means: text(60) })
export type SynonymWords = z.infer<typeof Words>

export const SynonymsQuery = z.strictObject({ find: z.string().trim().max(60).default('') })

export const AddSynonym = Words.extend({ reason: text(300) })
export type AddSynonym = z.infer<typeof AddSynonym>

/** `seen` is what stood there: a row of two words needs no other version. */
export const ChangeSynonym = AddSynonym.extend({ seen: Words })
export type ChangeSynonym = z.infer<typeof ChangeSynonym>

export const RemoveSynonym = z.strictObject({ seen: Words, reason: text(300) })
export type RemoveSynonym = z.infer<typeof RemoveSynonym>

const Synonym = z.object({ id: z.number(), phrase: z.string(), means: z.string() })
export type Synonym = z.infer<typeof Synonym>
export const Synonyms = z.object({ synonyms: z.array(Synonym), isCut: z.boolean() })
export const SynonymParams = z.strictObject({ synonymId: Id })
