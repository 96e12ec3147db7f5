import type { ContentSource } from './content-source.ts'
import { dataContent } from './data-content.server.ts'

/** The source this shop reads from. */
export const content: ContentSource = dataContent
