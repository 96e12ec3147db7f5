/** What dogs must not eat most often, in the order it is asked about. */
export const FORBIDDEN_MEATS = [
  'kure',
  'hovezi',
  'ryby',
  'jehneci',
  'kachna',
  'zverina',
  'kruta',
  'kralik',
  'vejce',
] as const

export const COMMON_FORBIDDEN: readonly string[] = [
  ...FORBIDDEN_MEATS,
  'obiloviny',
  'psenice',
  'kukurice',
  'mleko',
  'soja',
  'ryze',
]
