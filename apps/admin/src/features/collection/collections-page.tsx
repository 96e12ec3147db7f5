import type { StaffCollection } from '@shop/contract/catalog/collection'
import { LinkBase, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { COLLECTIONS } from '#app/texts/shop/collection.ts'
import { useCollections } from './read-collections.ts'

/** Shelves by rule, with how many goods are on each now. */
export function CollectionsPage() {
  const navigate = useNavigate()
  const { data, isError } = useCollections()
  useKeys([{ keys: 'N', label: COLLECTIONS.add, isInBar: true, run: () => navigate('/kolekce/nova') }])
  return (
    <Screen title={COLLECTIONS.title}>
      <section className="sec">
        <header>
          <p className="mut sm">{COLLECTIONS.sentence}</p>
          <LinkBase to="/kolekce/nova" className="btn p r">
            <Icon name="plus" /> {COLLECTIONS.add} <kbd>N</kbd>
          </LinkBase>
        </header>
        {isError && <Note kind="bad">{PARTS.failed}</Note>}
        {data?.length === 0 && <p className="mut">{COLLECTIONS.none}</p>}
        {data && data.length > 0 && <CollectionTable collections={data} />}
      </section>
    </Screen>
  )
}

function CollectionTable({ collections }: { collections: readonly StaffCollection[] }) {
  const { columns } = COLLECTIONS
  return (
    <table className="tb in">
      <caption className="vh">{COLLECTIONS.list}</caption>
      <thead>
        <tr>
          <th>{columns.name}</th>
          <th>{columns.address}</th>
          <th className="num">{columns.goods}</th>
          <th>{columns.state}</th>
          <th>{columns.changed}</th>
        </tr>
      </thead>
      <tbody>
        {collections.map(({ collectionId, name, slug, total, isPublic, updatedAt }) => (
          <tr key={collectionId}>
            <td>
              <LinkBase to={`/kolekce/${collectionId}`}>
                <b className="b6">{name}</b>
              </LinkBase>
            </td>
            <td className="mut">/produkty/{slug}</td>
            <td className="num">{total}</td>
            <td>
              <span className={isPublic ? 'st ok' : 'st'}>{isPublic ? COLLECTIONS.isPublic : COLLECTIONS.draft}</span>
            </td>
            <td className="mut nw">{formatMoment(updatedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
