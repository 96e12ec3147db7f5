import { keepAnswer } from './keep-answer.server.ts'
import { readPageVersion } from './page-version.server.ts'

/** Keeps an answer of the data service about what is the same for everybody, until its time is over or something public has changed. */
export function staleWhileRevalidate<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  return keepAnswer(milliseconds, ask, readPageVersion)
}
