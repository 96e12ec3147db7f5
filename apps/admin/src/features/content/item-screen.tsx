import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Presence } from '#app/parts/presence.tsx'
import { WORDS } from '#app/texts/content/words.ts'
import { PARTS } from '#app/texts/parts.ts'

interface ItemScreenProps<Item> {
  /** The list it comes from. */
  list: { path: string; title: string }
  /** Its name for whoever asks who else is here, and for the cache. */
  object: string
  read(): Promise<Item | null>
  titleOf(item: Item): string
  draw(item: Item): ReactNode
}

/** One thing with words on its own screen. */
export function ItemScreen<Item>({ list, object, read, titleOf, draw }: ItemScreenProps<Item>) {
  const navigate = useNavigate()
  const { data, isPending, isError } = useQuery({
    queryKey: ['staff_words', object],
    queryFn: read,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  useKeys([{ keys: 'Esc', label: list.title, run: () => navigate(list.path) }])
  const back = <LinkBase to={list.path}>{list.title}</LinkBase>
  if (!data) {
    const said = isPending ? PARTS.loading : isError ? PARTS.failed : WORDS.unknown
    return (
      <Screen title={list.title} head={back}>
        <p className="pad mut">{said}</p>
      </Screen>
    )
  }
  return (
    <Screen
      title={titleOf(data)}
      head={
        <>
          {back}
          <Presence object={object} mode="edit" />
        </>
      }
    >
      {draw(data)}
    </Screen>
  )
}
