import type { Synonym } from '@shop/contract/setting/synonym'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'
import { PARTS } from '#app/texts/parts.ts'
import { SYNONYMS } from '#app/texts/shop/synonym.ts'
import { SettingScreen } from './setting-screen.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'

const SETTLE_MS = 250

/** What customers call things; the search takes a change at once. */
export function SynonymsPage() {
  const client = useQueryClient()
  const [find, setFind] = useState('')
  const [opened, setOpened] = useState<Synonym | 'new' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const isSettled = useSettled(find, SETTLE_MS)
  const { data, isError } = useQuery({
    queryKey: ['synonyms', find],
    queryFn: () => readSynonyms(find),
    enabled: isSettled,
    placeholderData: (before) => before,
  })
  useKeys([{ keys: 'N', label: SYNONYMS.add, isInBar: true, run: () => setOpened('new') }])
  const done = async (sentence: string) => {
    setOpened(null)
    setSaid(sentence)
    await client.invalidateQueries({ queryKey: ['synonyms'] })
  }
  return (
    <SettingScreen tab="search">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {said && <Note kind="ok">{said}</Note>}
      <section className="sec">
        <header>
          <h2>{SYNONYMS.title}</h2>
          <button type="button" className="btn p r" onClick={() => setOpened('new')}>
            <Icon name="plus" /> {SYNONYMS.add} <kbd>N</kbd>
          </button>
        </header>
        <p className="sm mut">{SYNONYMS.sentence}</p>
        <label className="fld">
          <span>{SYNONYMS.find}</span>
          <input className="inp" type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
        {data?.isCut && <p className="sm mut">{SYNONYMS.cut}</p>}
        {data && <SynonymTable synonyms={data.synonyms} onOpen={setOpened} />}
      </section>
      {opened && (
        <SynonymDialog synonym={opened === 'new' ? null : opened} onClose={() => setOpened(null)} onDone={done} />
      )}
    </SettingScreen>
  )
}

function SynonymTable({ synonyms, onOpen }: { synonyms: readonly Synonym[]; onOpen(synonym: Synonym): void }) {
  if (synonyms.length === 0) return <p className="mut">{SYNONYMS.none}</p>
  return (
    <table className="tb in">
      <caption className="vh">{SYNONYMS.caption}</caption>
      <thead>
        <tr>
          <th>{SYNONYMS.phrase}</th>
          <th>{SYNONYMS.means}</th>
          <th>
            <span className="vh">{SYNONYMS.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {synonyms.map((synonym) => (
          <tr key={synonym.id}>
            <td>
              <b className="b6">{synonym.phrase}</b>
            </td>
            <td>{synonym.means}</td>
            <td className="num">
              <button
                type="button"
                className="btn"
                aria-label={SYNONYMS.changeOf(synonym.phrase)}
                onClick={() => onOpen(synonym)}
              >
                {SYNONYMS.change}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readSynonyms(find: string) {
  const answer = await runCommand('synonyms', { find })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
