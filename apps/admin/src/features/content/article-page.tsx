import { useQuery } from '@tanstack/react-query'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Presence } from '#app/parts/presence.tsx'
import { ARTICLE, ARTICLES } from '#app/texts/content/article.ts'
import { PARTS } from '#app/texts/parts.ts'
import { ArticleEditor } from './article-editor.tsx'
import { readArticle } from './read-article.ts'

export function ArticlePage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, isPending, isError } = useQuery({
    queryKey: ['staff_article', id],
    queryFn: () => readArticle(Number(id)),
    refetchOnWindowFocus: false,
  })
  useKeys([{ keys: 'Esc', label: ARTICLES.title, run: () => navigate('/obsah/blog') }])
  const back = <LinkBase to="/obsah/blog">{ARTICLES.title}</LinkBase>
  if (!data) {
    const said = isPending ? PARTS.loading : isError ? PARTS.failed : ARTICLE.unknown
    return (
      <Screen title={ARTICLES.title} head={back}>
        <p className="pad mut">{said}</p>
      </Screen>
    )
  }
  return (
    <Screen
      title={data.fields.title}
      head={
        <>
          {back}
          <Presence object={`article:${data.articleId}`} mode="edit" />
        </>
      }
    >
      <ArticleEditor key={data.articleId} first={data} />
    </Screen>
  )
}
