import { Badge } from '@shop/ui/badge/badge'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { ImageView } from '#app/goods/card-parts.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content/content.ts'
import styles from './post-lead.module.css'
import { coverArt, topicTheme } from './topic-theme.ts'

interface LeadPost {
  to: ShopAddress
  heading: string
  perex: string
  category: { slug: string; name: string }
  author: string
  cover: string | null
  picture: ImageView | null
  minutes: number
}

/** The one big story above the others. */
export function PostLead({ post }: { post: LeadPost }) {
  const { src, width, height } = coverArt(post.cover)
  return (
    <article className={styles.lead} data-tint={topicTheme(post.category.slug)}>
      <div className={styles.text}>
        <Badge>{post.category.name}</Badge>
        <h2>
          <ShopLink to={post.to}>{post.heading}</ShopLink>
        </h2>
        <p>{post.perex}</p>
        <p className="small">
          {post.author} · {contentTexts.minutes(post.minutes)}
        </p>
      </div>
      {post.picture ? (
        <div className={styles.photo}>
          <ShopPicture image={post.picture} sizes="(min-width: 700px) 45vw, 100vw" maxWidth={1200} priority />
        </div>
      ) : (
        <img src={src} alt="" width={width} height={height} fetchPriority="high" />
      )}
    </article>
  )
}
