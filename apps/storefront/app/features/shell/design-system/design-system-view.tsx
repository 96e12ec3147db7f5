import { pictureSources } from '@shop/clients/images'
import { Picture } from '@shop/ui/picture/picture'
import { Newsletter } from '#app/features/shell/footer/newsletter.tsx'
import { ProteinRail } from '#app/features/shell/protein-rail.tsx'
import { useImagesUrl } from '#app/state/common.ts'
import { designSystemTexts as texts } from '#app/texts/shell/design-system.ts'
import styles from './design-system-view.module.css'
import { Gallery } from './gallery/gallery.tsx'

interface DemoImage {
  name: string
  hash: string
  width: number
  height: number
}

const WIDEST = 640

/** The kit's gallery with the shop's own pictures, and below it what the shell is made of. */
export function DesignSystemView({ images }: { images: DemoImage[] }) {
  const base = useImagesUrl()
  const picture = (name: string) => {
    const image = images.find((one) => one.name === name)
    if (!image) return null
    return (
      <Picture
        {...pictureSources({ base, image, maxWidth: WIDEST })}
        sizes="20rem"
        alt=""
        width={image.width}
        height={image.height}
        className="multiply"
      />
    )
  }
  return (
    <Gallery picture={picture}>
      <section className={styles.shell}>
        <h2>{texts.shell}</h2>
        <p className="small muted">{texts.shellNote}</p>
        <ProteinRail />
        <Newsletter />
      </section>
    </Gallery>
  )
}
