import { Badge } from '@shop/ui/badge/badge'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { ImageView } from '#app/goods/card-parts.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content/content.ts'
import styles from './post-cards.module.css'
import { coverArt, topicTheme } from './topic-theme.ts'

interface Card {
  to: ShopAddress
  heading: string
  perex: string
  category: { slug: string; name: string }
  cover: string | null
  picture: ImageView | null
  minutes: number
  published: string
  checked: string | null
}

export function PostCards({ posts, heading: Heading = 'h2' }: { posts: Card[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.to} className={styles.card} data-tint={topicTheme(post.category.slug)}>
          <PostPicture post={post} />
          <p className={`small muted ${styles.facts}`}>
            <Badge tone="theme">{post.category.name}</Badge>
            <span>{contentTexts.minutes(post.minutes)}</span>
            <span>{post.checked ? contentTexts.checkedOn(post.checked) : post.published}</span>
          </p>
          <Heading className="h3">
            <ShopLink to={post.to}>{post.heading}</ShopLink>
          </Heading>
          <p className="muted small">{post.perex}</p>
        </li>
      ))}
    </ul>
  )
}

function PostPicture({ post: { cover, picture } }: { post: Card }) {
  if (picture) {
    return (
      <span className={styles.picture} data-photo>
        <ShopPicture image={picture} sizes="(min-width: 1251px) 33vw, (min-width: 700px) 50vw, 100vw" maxWidth={960} />
      </span>
    )
  }
  const { src, width, height, isDog } = coverArt(cover)
  return (
    <span className={styles.picture} data-dog={isDog}>
      <img src={src} alt="" width={width} height={height} loading="lazy" />
    </span>
  )
}
