import type { CorpusCase } from './search-corpus-case.ts'
import { DOGS_CORPUS } from './search-corpus-dogs.ts'
import { GOODS_CORPUS } from './search-corpus-goods.ts'
import { QUESTIONS_CORPUS } from './search-corpus-questions.ts'

/** Written before the search was tuned to it, so that it says what people want and not what we have. */
export const SEARCH_CORPUS: CorpusCase[] = [...GOODS_CORPUS, ...DOGS_CORPUS, ...QUESTIONS_CORPUS]
