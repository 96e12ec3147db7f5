import { useQuery } from '@tanstack/react-query'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Presence } from '#app/parts/presence.tsx'
import { CONTENT, WORDING } from '#app/texts/content/wording.ts'
import { PARTS } from '#app/texts/parts.ts'
import { readPage } from './read-page.ts'
import { WordingEditor } from './wording-editor.tsx'

export function WordingPage() {
  const { slug = '' } = useParams()
  const navigate = useNavigate()
  const { data, isPending, isError } = useQuery({
    queryKey: ['staff_page', slug],
    queryFn: () => readPage(slug),
    refetchOnWindowFocus: false,
  })
  useKeys([{ keys: 'Esc', label: CONTENT.title, run: () => navigate('/obsah') }])
  const back = <LinkBase to="/obsah">{CONTENT.title}</LinkBase>
  if (!data) {
    const said = isPending ? PARTS.loading : isError ? PARTS.failed : WORDING.unknown
    return (
      <Screen title={CONTENT.title} head={back}>
        <p className="pad mut">{said}</p>
      </Screen>
    )
  }
  return (
    <Screen
      title={data.newest?.title ?? slug}
      head={
        <>
          {back}
          <a href={data.address} target="_blank" rel="noreferrer">
            {WORDING.onWeb}
          </a>
          <Presence object={`page:${data.pageId}`} mode="edit" />
        </>
      }
    >
      <WordingEditor key={slug} first={data} />
    </Screen>
  )
}
