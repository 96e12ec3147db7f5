import type { StaffEntry } from '@shop/contract/catalog/dictionary'
import type { Dictionary } from '@shop/domain/catalog/dictionary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TabbedScreen } from '#app/frame/tabbed-screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { moved } from '#app/parts/moved.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { PARTS } from '#app/texts/parts.ts'
import { DICTIONARY } from '#app/texts/shop/dictionary.ts'
import { DICTIONARY_TABS } from './dictionary-tabs.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryTable } from './entry-table.tsx'
import { parentOf, readDictionary } from './read-dictionary.ts'

/** One of the lists that goods and articles choose from. */
export function DictionaryPage({ dictionary }: { dictionary: Dictionary }) {
  const client = useQueryClient()
  const [opened, setOpened] = useState<StaffEntry | 'new' | null>(null)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const [find, setFind] = useState('')
  const key = ['dictionary', dictionary]
  const { data, isError } = useQuery({ queryKey: key, queryFn: () => readDictionary(dictionary) })
  const words = DICTIONARY.lists[dictionary]
  useKeys([{ keys: 'N', label: words.add, isInBar: true, run: () => setOpened('new') }])
  const done = async (text: string) => {
    setOpened(null)
    setSaid({ kind: 'ok', text })
    await client.invalidateQueries({ queryKey: key })
    await client.invalidateQueries({ queryKey: ['product_choices'] })
  }
  const moveIn = (dictionary: 'categories' | 'topics') => async (entry: StaffEntry, by: 1 | -1) => {
    const seen = (data ?? []).filter((one) => parentOf(one) === parentOf(entry)).map(({ entryId }) => entryId)
    const ids = moved(seen, seen.indexOf(entry.entryId), by)
    const answer = await runCommand('orderCategories', { dictionary, parentId: parentOf(entry), seen, ids })
    if (answer.ok) client.setQueryData(key, answer.value.entries)
    else await client.invalidateQueries({ queryKey: key })
    setSaid(answer.ok ? { kind: 'ok', text: DICTIONARY.ordered } : { kind: 'bad', text: toRefusal(answer.code) })
  }
  return (
    <TabbedScreen title={DICTIONARY.title} tabs={DICTIONARY_TABS} names={DICTIONARY.tabs} tab={dictionary}>
      <div className="tool">
        <label className="fld">
          <span className="vh">{DICTIONARY.find}</span>
          <input
            className="inp"
            type="search"
            placeholder={DICTIONARY.find}
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
        </label>
        <span className="acts last">
          <button type="button" className="btn p" onClick={() => setOpened('new')}>
            <Icon name="plus" /> {words.add} <kbd>N</kbd>
          </button>
        </span>
      </div>
      <section className="sec">
        <p className="sm mut">{words.sentence}</p>
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {isError && <Note kind="bad">{PARTS.failed}</Note>}
        {!data && !isError && <p className="mut">{PARTS.loading}</p>}
        {data && (
          <EntryTable
            dictionary={dictionary}
            entries={data}
            find={find}
            onOpen={setOpened}
            onMove={dictionary === 'categories' || dictionary === 'topics' ? moveIn(dictionary) : null}
          />
        )}
      </section>
      {opened && data && (
        <EntryDialog
          dictionary={dictionary}
          entry={opened === 'new' ? null : opened}
          entries={data}
          onClose={() => setOpened(null)}
          onDone={done}
        />
      )}
    </TabbedScreen>
  )
}

function toRefusal(code: string): string {
  return DICTIONARY.refusals[code] ?? DICTIONARY.refused
}
