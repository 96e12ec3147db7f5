import { imageUrl } from '@shop/clients/images'
import { servedWidths, videoPath } from '@shop/contract/images'
import type { VideoView } from '#app/goods/product-view.ts'
import { useImagesUrl } from '#app/state/common.ts'
import styles from './product-gallery.module.css'

const WIDEST_POSTER = 960

/** Nothing of the film is loaded before somebody plays it, and nobody but the shop is asked for it. */
export function ProductVideo({ video: { name, hash, width, height, description, poster } }: { video: VideoView }) {
  const base = useImagesUrl()
  const drawn = servedWidths(poster.width).findLast((one) => one <= WIDEST_POSTER)
  return (
    <div id="video" className={styles.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is on it is said by its description. */}
      <video
        controls
        playsInline
        preload="none"
        width={width}
        height={height}
        src={base.replace(/\/+$/, '') + videoPath({ name, hash })}
        poster={drawn && imageUrl({ base, image: poster, width: drawn, format: 'webp' })}
        aria-label={description}
      />
    </div>
  )
}
