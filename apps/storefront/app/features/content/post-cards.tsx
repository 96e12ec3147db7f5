import { Badge } from '@shop/ui/badge/badge'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content.ts'
import styles from './post-cards.module.css'

interface Card {
  to: string
  heading: string
  perex: string
  category: { name: string }
  minutes: number
  published: string
}

export function PostCards({ posts, heading: Heading = 'h2' }: { posts: Card[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.to} className={styles.card}>
          <Heading className="h3">
            <ShopLink to={post.to}>{post.heading}</ShopLink>
          </Heading>
          <p className="muted">{post.perex}</p>
          <p className={`small muted ${styles.facts}`}>
            <Badge>{post.category.name}</Badge>
            <span>{contentTexts.minutes(post.minutes)}</span>
            <span>{post.published}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
