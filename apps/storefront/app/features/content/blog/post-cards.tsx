import { Badge } from '@shop/ui/badge/badge'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
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
  minutes: number
  published: string
  checked: string | null
}

export function PostCards({ posts, heading: Heading = 'h2' }: { posts: Card[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.to} className={styles.card} data-tint={topicTheme(post.category.slug)}>
          <PostPicture cover={post.cover} />
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

function PostPicture({ cover }: { cover: string | null }) {
  const { src, width, height, isDog } = coverArt(cover)
  return (
    <span className={styles.picture} data-dog={isDog}>
      <img src={src} alt="" width={width} height={height} loading="lazy" />
    </span>
  )
}
