import { STOCK } from '#app/texts/stock.ts'

export const stockRefusal = (code: string): string => STOCK.refusals[code] ?? STOCK.refused
