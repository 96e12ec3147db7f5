import dog from '@shop/ui/assets/dog-dark.svg'
import { Badge } from '@shop/ui/badge/badge'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import type { PostCard } from '#app/features/content/blog/load-blog.server.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content/content.ts'
import { homeTexts } from '#app/texts/content/home.ts'
import styles from './home-blog.module.css'

/** One big story, then the list. */
export function HomeBlog({ posts }: { posts: PostCard[] }) {
  const [lead, ...rest] = posts
  if (!lead) return null
  return (
    <section className="section soft">
      <div className="wrap">
        <div className="head">
          <h2>{homeTexts.blog}</h2>
          <LinkArrow as={ShopLink} to="/blog">
            {homeTexts.wholeBlog}
          </LinkArrow>
        </div>
        <div className={styles.columns}>
          <ShopLink to={lead.to} className={styles.lead}>
            <span className={styles.picture} data-tint="blue">
              <img src={dog} alt="" width="600" height="580" loading="lazy" />
            </span>
            <h3>{lead.heading}</h3>
            <p className="muted">{lead.perex}</p>
          </ShopLink>
          <ul className={styles.list}>
            {rest.map((post) => (
              <li key={post.to}>
                <ShopLink to={post.to}>
                  <h3>{post.heading}</h3>
                  <Badge>{post.category.name}</Badge>
                  <span className="small muted">{contentTexts.minutes(post.minutes)}</span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
