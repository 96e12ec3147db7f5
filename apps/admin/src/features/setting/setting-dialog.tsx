import type { ShopSetting } from '@shop/contract/setting/shop-setting'
import { type SettingKey, type SettingShape, settingShape } from '@shop/domain/setting/shop-settings'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { SETTING_WORDS } from '#app/texts/shop/setting-words.ts'
import { SHOP_SETTINGS } from '#app/texts/shop/shop-setting.ts'
import { SettingField } from './setting-field.tsx'
import { fromTyped, type SettingChoice, toReadable, toTyped } from './setting-value.ts'

interface SettingDialogProps {
  setting: ShopSetting
  categories: readonly SettingChoice[]
  mayChange: boolean
  onClose(): void
  onDone(key: SettingKey): void
}

/** One number: what it does, its new value, why, and who changed it before. */
export function SettingDialog({ setting, categories, mayChange, onClose, onDone }: SettingDialogProps) {
  const shape = settingShape(setting.key) as SettingShape
  const words = SETTING_WORDS[setting.key as SettingKey]
  const readable = (value: unknown) => toReadable(shape, value, { unit: words.unit, categories })
  return (
    <Dialog title={words.name} onClose={onClose} isWide>
      <div className="stack l">
        <p>{words.sentence}</p>
        <p className="b6">{SHOP_SETTINGS.from(readable(setting.value))}</p>
        {mayChange && <SettingForm {...{ setting, shape, categories, readable, onDone }} />}
        <h3>{SHOP_SETTINGS.history}</h3>
        <RowHistory
          table="settings"
          rowKey={`1:${setting.key}`}
          words={{
            fields: SHOP_SETTINGS.fields,
            format: (field, value) => (field === 'value' ? readable(value) : null),
          }}
        />
      </div>
    </Dialog>
  )
}

interface SettingFormProps extends Pick<SettingDialogProps, 'setting' | 'categories' | 'onDone'> {
  shape: SettingShape
  readable(value: unknown): string
}

function SettingForm({ setting, shape, categories, readable, onDone }: SettingFormProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(toTyped(shape, setting.value))
  const [version, setVersion] = useState(setting.version)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = fromTyped(shape, typed)
    if (value === null) return setRefusal(SHOP_SETTINGS.faults.kind ?? null)
    const reason = String(new FormData(event.currentTarget).get('reason'))
    setBusy(true)
    const answer = await runCommand('changeSetting', { key: setting.key, version, value, reason })
    setBusy(false)
    if (answer.ok) return onDone(setting.key as SettingKey)
    const {
      fault,
      current,
      version: theirs,
    } = answer.details as { fault?: string; current?: unknown; version?: number }
    if (answer.code === 'version_conflict' && theirs !== undefined) {
      // What was typed stays; who saves again has seen what it replaces.
      setVersion(theirs)
      setRefusal(SHOP_SETTINGS.conflict(readable(current)))
      return client.invalidateQueries({ queryKey: ['shop_settings'] })
    }
    return setRefusal(SHOP_SETTINGS.faults[fault ?? ''] ?? SHOP_SETTINGS.refused)
  }
  return (
    <form className="stack l" onSubmit={save}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <SettingField {...{ shape, typed, categories, readable }} onType={setTyped} />
      <label className="fld">
        <span>{SHOP_SETTINGS.reason}</span>
        <input className="inp" name="reason" maxLength={300} required />
      </label>
      <p className="sm mut">{SHOP_SETTINGS.atOnce}</p>
      <button type="submit" className="btn p lg" disabled={isBusy}>
        {SHOP_SETTINGS.save}
      </button>
    </form>
  )
}
