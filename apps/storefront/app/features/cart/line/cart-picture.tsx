import { pictureSources } from '@shop/clients/images'
import type { CartGoods } from '@shop/contract/cart-view'
import { Picture } from '@shop/ui/picture/picture'
import { useImagesUrl } from '#app/state/common.ts'

/** Nothing new for the ear: the name stands beside it. */
export function CartPicture({ image, size = 104 }: { image: CartGoods['image']; size?: number }) {
  const base = useImagesUrl()
  if (!image?.hash) return null
  const { widths, source } = pictureSources({
    base,
    image: { name: image.key, hash: image.hash, width: image.width },
    maxWidth: size * 2,
  })
  return <Picture source={source} widths={widths} sizes={`${size}px`} width={size} height={size} alt="" />
}
