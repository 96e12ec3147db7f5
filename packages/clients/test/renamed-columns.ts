import type { DataClient } from '../src/data.ts'

/** Never called: the compiler must refuse every marked line, or a renamed column would reach the customer. */
export async function useRenamedColumns({ from, list, single, create, update }: DataClient): Promise<void> {
  const { items } = await list(from('brands').select('label'))
  // @ts-expect-error brands have no column `label`
  items[0]?.label.trim()

  const product = await single(from('products').select('slug, variants(title)'))
  // @ts-expect-error variants have no column `title`
  product?.variants[0]?.title.trim()

  // @ts-expect-error there is no table `brandings`
  from('brandings')
  // @ts-expect-error brands have no column `label`
  await create('brands', { storefront_id: 1, slug: 'x', name: 'X', label: 'X' })
  // @ts-expect-error brands cannot be chosen by `label`
  await update('brands', { label: 'X' }, { name: 'X' })
}
