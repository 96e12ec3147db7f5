import type { LinesChange } from '@shop/contract/order/order-lines'
import type { StoredLine } from '#app/order/revision/order-revisions.sql'

type LineView = LinesChange['lines'][number]

export function toLineView(line: StoredLine): LineView {
  const { position, kind, name, variant_name: variantName, bundle_name: bundleName, pieces, gross } = line
  return { position, kind: kind as LineView['kind'], name, variantName, bundleName, pieces, gross }
}
