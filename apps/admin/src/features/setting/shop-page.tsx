import type { ShopSetting } from '@shop/contract/setting/shop-setting'
import { SETTING_GROUPS, type SettingGroup, type SettingKey } from '@shop/domain/setting/shop-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { PARTS } from '#app/texts/parts.ts'
import { SETTING_WORDS } from '#app/texts/shop/setting-words.ts'
import { SHOP_SETTINGS } from '#app/texts/shop/shop-setting.ts'
import { SettingDialog } from './setting-dialog.tsx'
import { SettingScreen } from './setting-screen.tsx'
import { SettingTable } from './setting-table.tsx'

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[]

/** Every number of the shop with what it does, who changed it last and why. */
export function ShopPage() {
  const client = useQueryClient()
  const mayChange = useMayDo('settings')
  const [find, setFind] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const { data, isError } = useQuery({ queryKey: ['shop_settings'], queryFn: readSettings })
  const setting = data?.settings.find(({ key }) => key === opened)
  const done = async (key: SettingKey) => {
    setOpened(null)
    setSaved(SHOP_SETTINGS.saved(SETTING_WORDS[key].name))
    await client.invalidateQueries({ queryKey: ['shop_settings'] })
    await client.invalidateQueries({ queryKey: ['row_history', 'settings'] })
  }
  const shown = GROUPS.map((group) => ({ group, rows: rowsOf(group, data?.settings ?? [], find) })).filter(
    ({ rows }) => rows.length > 0,
  )
  return (
    <SettingScreen tab="shop">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {saved && <Note kind="ok">{saved}</Note>}
      <section className="sec">
        {!mayChange && <p className="sm mut">{SHOP_SETTINGS.onlySee}</p>}
        <label className="fld">
          <span>{SHOP_SETTINGS.find}</span>
          <input className="inp" type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
        {data && shown.length === 0 && <p className="mut">{SHOP_SETTINGS.none}</p>}
      </section>
      {data &&
        shown.map(({ group, rows }) => (
          <SettingTable
            key={group}
            {...{ group, rows, mayChange, categories: data.categories }}
            onOpen={(key) => {
              setSaved(null)
              setOpened(key)
            }}
          />
        ))}
      {setting && data && (
        <SettingDialog
          {...{ setting, mayChange, categories: data.categories }}
          onClose={() => setOpened(null)}
          onDone={done}
        />
      )}
    </SettingScreen>
  )
}

async function readSettings() {
  const answer = await runCommand('shopSettings', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** In the order of the list, those whose words hold what is looked for. */
function rowsOf(group: SettingGroup, settings: readonly ShopSetting[], find: string): ShopSetting[] {
  const wanted = find.trim().toLocaleLowerCase('cs')
  return Object.keys(SETTING_GROUPS[group]).flatMap((key) => {
    const { name, sentence } = SETTING_WORDS[key as SettingKey]
    const isFound = `${name} ${sentence}`.toLocaleLowerCase('cs').includes(wanted)
    const setting = settings.find((one) => one.key === key)
    return isFound && setting ? [setting] : []
  })
}
