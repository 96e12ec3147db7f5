/** Stands in addresses for the key of the order this browser has placed; the key itself is in a cookie that no script can read. */
export const PLACED_HERE = 'moje'
