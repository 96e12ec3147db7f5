import type { StaffCollection } from '@shop/contract/catalog/collection'
import type { ProductChoices } from '@shop/contract/staff/staff-product'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { PARTS } from '#app/texts/parts.ts'
import { COLLECTIONS } from '#app/texts/shop/collection.ts'
import { CollectionEditor } from './collection-editor.tsx'
import { useCollections } from './read-collections.ts'

const NEW = 'nova'

export function CollectionPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [isSaved, setIsSaved] = useState(false)
  const list = useCollections()
  const choices = useQuery({ queryKey: ['product_choices'], queryFn: readChoices, staleTime: 300_000 })
  const back = <LinkBase to="/kolekce">{COLLECTIONS.title}</LinkBase>
  const found = list.data?.find(({ collectionId }) => String(collectionId) === id)
  if (list.isPending || choices.isPending) return <Screen title={COLLECTIONS.title}>{null}</Screen>
  if (!choices.data || (!found && id !== NEW)) {
    const isError = list.isError || choices.isError
    return (
      <Screen title={COLLECTIONS.title} head={back}>
        <p className="pad mut">{isError ? PARTS.failed : COLLECTIONS.editor.unknown}</p>
      </Screen>
    )
  }
  return (
    <Screen title={found?.name ?? COLLECTIONS.editor.newTitle} head={back}>
      {isSaved && <Note kind="ok">{COLLECTIONS.editor.saved}</Note>}
      <CollectionEditor
        key={keyOf(found)}
        first={found ?? null}
        choices={choices.data}
        onSaved={(collectionId) => {
          setIsSaved(true)
          navigate(`/kolekce/${collectionId}`)
        }}
      />
    </Screen>
  )
}

/** A version of somebody else begins anew: over it nothing is written without being seen. */
function keyOf(collection: StaffCollection | undefined): string {
  return collection ? `${collection.collectionId}:${collection.version}` : NEW
}

async function readChoices(): Promise<ProductChoices> {
  const answer = await runCommand('productChoices', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
