import { imageUrl } from '@shop/clients/images'
import { servedWidths } from '@shop/contract/images'
import { config } from '#app/config.server.ts'
import type { ImageView } from '#app/goods/card-parts.ts'
import { absolute } from '#app/server/json-ld.server.ts'
import { shareImage } from './share-image.ts'

const WIDEST = 1200

/** What stands for an article where it is shared or listed by others: its picture, or that of its topic. */
export function toPostImage(picture: Omit<ImageView, 'alt'> | null, topic: string): string {
  const width = picture && servedWidths(picture.width).findLast((one) => one <= WIDEST)
  if (!picture || !width) return absolute(shareImage(topic))
  return imageUrl({ base: config.IMAGES_URL, image: picture, width, format: 'jpeg' })
}
