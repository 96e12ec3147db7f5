import type { ShopSetting } from '@shop/contract/setting/shop-setting'
import { type SettingGroup, type SettingKey, settingShape } from '@shop/domain/setting/shop-settings'
import { formatMoment } from '#app/texts/moments.ts'
import { SETTING_WORDS } from '#app/texts/shop/setting-words.ts'
import { SHOP_SETTINGS } from '#app/texts/shop/shop-setting.ts'
import { type SettingChoice, toReadable } from './setting-value.ts'

interface SettingTableProps {
  group: SettingGroup
  rows: readonly ShopSetting[]
  categories: readonly SettingChoice[]
  mayChange: boolean
  onOpen(key: string): void
}

export function SettingTable({ group, rows, ...props }: SettingTableProps) {
  const title = SHOP_SETTINGS.groups[group]
  return (
    <section className="sec">
      <header>
        <h2>{title}</h2>
      </header>
      <table className="tb in settings">
        <caption className="vh">{SHOP_SETTINGS.caption(title)}</caption>
        <thead>
          <tr>
            <th>{SHOP_SETTINGS.what}</th>
            <th>{SHOP_SETTINGS.value}</th>
            <th>{SHOP_SETTINGS.last}</th>
            <th>
              <span className="vh">{SHOP_SETTINGS.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((setting) => (
            <SettingRow key={setting.key} setting={setting} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface SettingRowProps extends Omit<SettingTableProps, 'group' | 'rows'> {
  setting: ShopSetting
}

function SettingRow({ setting: { key, value, changed }, categories, mayChange, onOpen }: SettingRowProps) {
  const shape = settingShape(key)
  const { name, sentence, unit } = SETTING_WORDS[key as SettingKey]
  return (
    <tr>
      <td>
        <b className="b6">{name}</b>
        <p className="sm mut">{sentence}</p>
      </td>
      <td className="b6">{shape && toReadable(shape, value, { unit, categories })}</td>
      <td className="sm">
        {changed ? (
          <>
            {formatMoment(changed.at)} {changed.by}
            {changed.reason && <p className="mut">„{changed.reason}“</p>}
          </>
        ) : (
          <span className="mut">{SHOP_SETTINGS.never}</span>
        )}
      </td>
      <td className="num">
        <button
          type="button"
          className="btn"
          aria-label={mayChange ? SHOP_SETTINGS.changeOf(name) : SHOP_SETTINGS.lookOf(name)}
          onClick={() => onOpen(key)}
        >
          {mayChange ? SHOP_SETTINGS.change : SHOP_SETTINGS.look}
        </button>
      </td>
    </tr>
  )
}
