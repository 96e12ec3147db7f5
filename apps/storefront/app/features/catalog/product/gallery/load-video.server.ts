import type { VideoView } from '#app/goods/product-view.ts'
import { publicData } from '#app/server/shop.server.ts'

export async function loadVideo(productId: number): Promise<VideoView | null> {
  const query = publicData
    .from('product_videos')
    .select('key,content_hash,width,height,description,poster_key,poster_hash,poster_width,poster_height')
  const row = await publicData.single(query.eq('product_id', productId))
  if (!row) return null
  const { key: name, content_hash: hash, width, height, description } = row
  const poster = { name: row.poster_key, hash: row.poster_hash, width: row.poster_width, height: row.poster_height }
  return { name, hash, width, height, description, poster: { ...poster, alt: description } }
}
