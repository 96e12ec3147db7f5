import { Badge } from '@shop/ui/badge/badge'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content/content.ts'
import type { PostCard } from './load-blog.server.ts'
import styles from './related-posts.module.css'
import { topicTheme } from './topic-theme.ts'

export function RelatedPosts({ posts }: { posts: PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <section className="section-tight soft">
      <div className="wrap stack">
        <h2>{contentTexts.related}</h2>
        <ul className={styles.list}>
          {posts.map(({ to, heading, category }) => (
            <li key={to}>
              <ShopLink to={to}>
                <h3>{heading}</h3>
                <Badge tone="theme" data-tint={topicTheme(category.slug)}>
                  {category.name}
                </Badge>
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
