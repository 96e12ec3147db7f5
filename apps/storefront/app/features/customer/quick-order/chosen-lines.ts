import type { AddList } from '@shop/contract/wholesale/list'

interface Chosen {
  lines: AddList['lines']
  /** The rows of the list that are not in the cart when these goods were refused. */
  leftText: (refused: readonly number[]) => string
}

/**
 * A row of the form has its numbers of lines in `rows`, the goods in `goods.<rows>` and the pieces in `pieces.<rows>`. What has no goods
 * or no pieces stays in the list.
 */
export function chosenLines(values: FormData, text: string): Chosen {
  const rows = values.getAll('rows').map(String)
  const chosen = rows.flatMap((row) => {
    const variantId = Number(values.get(`goods.${row}`))
    const pieces = Number(values.get(`pieces.${row}`))
    return Number.isSafeInteger(variantId) && variantId > 0 && Number.isSafeInteger(pieces) && pieces > 0
      ? [{ row, variantId, pieces }]
      : []
  })
  const written = text.split(/\r\n|\r|\n/)
  return {
    lines: chosen.map(({ variantId, pieces }) => ({ variantId, pieces })),
    leftText: (refused) => {
      const isIn = new Set(chosen.filter(({ variantId }) => !refused.includes(variantId)).map(({ row }) => row))
      const left = rows.filter((row) => !isIn.has(row) && values.get(`goods.${row}`) !== 'skip')
      return left
        .flatMap((row) => row.split(','))
        .map((line) => written[Number(line) - 1] ?? '')
        .filter((line) => line.trim() !== '')
        .join('\n')
    },
  }
}
