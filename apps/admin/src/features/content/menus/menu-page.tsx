import type { MenuItem, StaffMenu } from '@shop/contract/content/menu'
import type { MenuFault } from '@shop/domain/content/menu'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-admin'
import { ItemScreen } from '#app/features/content/item-screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { MENU_FAULTS, MENU_PLACES, MENUS } from '#app/texts/content/menu.ts'
import { WORDS } from '#app/texts/content/words.ts'
import { LinkRows } from './link-rows.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { readMenus } from './read-menus.ts'

const LIST = { path: '/obsah/menu', title: MENUS.title }
const HISTORY_WORDS = { fields: MENUS.columnsOfHistory }

export function MenuPage() {
  const { code = '' } = useParams()
  return (
    <ItemScreen
      list={LIST}
      object={`menu:${code}`}
      read={async () => (await readMenus()).find((menu) => menu.code === code) ?? null}
      titleOf={(menu) => MENU_PLACES[menu.code].name}
      draw={(menu) => <MenuEditor key={`${menu.code}:${menu.version}`} first={menu} />}
    />
  )
}

interface Said {
  kind: 'ok' | 'bad'
  text: string
}

/** Links of one place with what they will look like; a save is on the web. */
function MenuEditor({ first }: { first: StaffMenu }) {
  const client = useQueryClient()
  const [menu, setMenu] = useState(first)
  const [items, setItems] = useState<MenuItem[]>(first.items)
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState<Said | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isChanged = JSON.stringify(items) !== JSON.stringify(menu.items)
  const save = async () => {
    if (!isChanged || isSaving) return
    setIsSaving(true)
    const sent = { code: menu.code, version: menu.version, items, reason }
    const answer = await runCommand('saveMenu', sent).finally(() => setIsSaving(false))
    if (!answer.ok) return setSaid({ kind: 'bad', text: toSentence(answer) })
    setMenu(answer.value)
    setItems((now) => (now === items ? answer.value.items : now))
    setReason('')
    setSaid({ kind: 'ok', text: MENUS.saved })
    await client.invalidateQueries({ queryKey: ['staff_menus'] })
    await client.invalidateQueries({ queryKey: ['row_history', 'menus', String(menu.menuId)] })
  }
  useKeys([{ keys: 'Ctrl S', label: MENUS.save, isInBar: true, isAlways: true, run: save }])
  return (
    <div className="cols shelf">
      <div className="pane">
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {menu.dead.map((path) => (
          <Note key={path} kind="wrn">
            {MENUS.deadPath(path)}
          </Note>
        ))}
        <section className="sec" aria-label={MENUS.items}>
          <header>
            <h2>{MENUS.items}</h2>
            <button type="button" className="btn p r" disabled={!isChanged || isSaving} onClick={save}>
              {MENUS.save} <kbd>Ctrl</kbd>
              <kbd>S</kbd>
            </button>
          </header>
          <p className="mut sm">{MENUS.hint}</p>
          <LinkRows items={items} hasPanels={menu.code === 'main'} onChange={setItems} />
          <label className="fld wide">
            <span>{MENUS.reason}</span>
            <input className="inp" maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          </label>
        </section>
        <section className="sec" aria-label={MENUS.history}>
          <header>
            <h2>{MENUS.history}</h2>
          </header>
          <RowHistory table="menus" rowKey={String(menu.menuId)} words={HISTORY_WORDS} />
        </section>
      </div>
      <MenuPreview code={menu.code} items={items} />
    </div>
  )
}

function toSentence({ code, details }: { code: string; details?: unknown }): string {
  const { field, missing, path } = Object(details) as { field?: string; missing?: string[]; path?: string }
  if (code === 'version_conflict') return MENUS.conflict
  if (code === 'choice_unknown') return MENUS.unknown(field ?? '')
  if (code === 'content_incomplete') return MENU_FAULTS[(missing?.[0] ?? 'repeated') as MenuFault['fault']](path ?? '')
  return code === 'invalid_input' ? MENUS.invalid : WORDS.failed
}
