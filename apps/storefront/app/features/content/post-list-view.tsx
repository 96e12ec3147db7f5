import { Chip, Chips } from '@shop/ui/chip/chip'
import { Pager } from '@shop/ui/pager/pager'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { contentTexts } from '#app/texts/content.ts'
import { PageHead } from './page-head.tsx'
import { PostCards } from './post-cards.tsx'
import styles from './post-list-view.module.css'

interface PostListViewProps {
  heading: string
  lead: string
  list: {
    posts: Parameters<typeof PostCards>[0]['posts']
    page: number
    pages: number
    categories: { slug: string; name: string; to: string }[]
  }
  /** Slug of the open category. */
  category?: string
  pageAddress: (page: number) => string
}

export function PostListView({ heading, lead, list, category, pageAddress }: PostListViewProps) {
  return (
    <div className="wrap">
      <PageHead name={category ? heading : contentTexts.blogName} heading={heading} lead={lead} />
      <nav aria-label={contentTexts.categories} className={styles.topics}>
        <Chips scroll>
          {list.categories.map(({ slug, name, to }) => (
            <Chip key={slug} as={ShopLink} to={to} aria-current={slug === category ? 'page' : undefined}>
              {name}
            </Chip>
          ))}
        </Chips>
      </nav>
      <PostCards posts={list.posts} />
      <Pager
        className={styles.pager}
        label={contentTexts.pages}
        labels={{ previous: contentTexts.previousPage, next: contentTexts.nextPage, page: contentTexts.page }}
        current={list.page}
        total={list.pages}
        renderLink={({ page, ...link }) => <ShopLink {...link} to={pageAddress(page)} />}
      />
    </div>
  )
}
