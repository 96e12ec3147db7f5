/** The names of the operators in a request; how each is written in SQL is known further down the pipeline. */
export const COMPARE_OPERATORS = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
] as const

export const SEARCH_OPERATORS = ['fts', 'plfts', 'phfts', 'wfts'] as const

export type CompareOperator = (typeof COMPARE_OPERATORS)[number]
export type SearchOperator = (typeof SEARCH_OPERATORS)[number]
export type IsWord = 'null' | 'not_null' | 'true' | 'false' | 'unknown'
