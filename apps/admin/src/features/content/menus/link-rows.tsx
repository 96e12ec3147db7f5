import type { MenuItem } from '@shop/contract/content/menu'
import { Icon } from '#app/parts/icon.tsx'
import { MoveButtons } from '#app/parts/move-buttons.tsx'
import { MENUS } from '#app/texts/content/menu.ts'

type Link = MenuItem['links'][number]

interface LinkRowsProps {
  items: readonly MenuItem[]
  /** Whether an item may have links of its own. */
  hasPanels: boolean
  onChange(items: MenuItem[]): void
}

export function LinkRows({ items, hasPanels, onChange }: LinkRowsProps) {
  const put = (place: number, part: Partial<MenuItem>) =>
    onChange(items.map((item, at) => (at === place ? { ...item, ...part } : item)))
  return (
    <>
      <LinkList
        links={items}
        onChange={onChange}
        onAdd={() => onChange([...items, { label: '', to: '/', heading: '', links: [] }])}
        addLabel={MENUS.add}
      />
      {hasPanels &&
        items.map((item, place) =>
          item.links.length > 0 ? (
            <fieldset key={keyOf(place)} className="stack l">
              <legend className="b6">{item.label || MENUS.nameless}</legend>
              <label className="fld wide">
                <span>{MENUS.heading}</span>
                <input
                  className="inp"
                  maxLength={60}
                  value={item.heading}
                  onChange={({ target }) => put(place, { heading: target.value })}
                />
              </label>
              <LinkList
                links={item.links}
                onChange={(links) => put(place, { links })}
                onAdd={() => put(place, { links: [...item.links, { label: '', to: '/' }] })}
                addLabel={MENUS.addInside(item.label)}
              />
            </fieldset>
          ) : (
            <button
              key={keyOf(place)}
              type="button"
              className="btn"
              onClick={() => put(place, { heading: item.label, links: [{ label: '', to: '/' }] })}
            >
              {MENUS.addPanel}: {item.label || MENUS.nameless}
            </button>
          ),
        )}
    </>
  )
}

/** A link has no name of its own while it is written; its place is what it is known by. */
function keyOf(place: number): string {
  return `place-${place}`
}

interface LinkListProps<One extends Link> {
  links: readonly One[]
  addLabel: string
  onChange(links: One[]): void
  onAdd(): void
}

function LinkList<One extends Link>({ links, addLabel, onChange, onAdd }: LinkListProps<One>) {
  const put = (place: number, part: Partial<Link>) =>
    onChange(links.map((link, at) => (at === place ? { ...link, ...part } : link)))
  const move = (place: number, by: 1 | -1) => {
    const next = [...links]
    const [taken] = next.splice(place, 1)
    if (taken) next.splice(place + by, 0, taken)
    onChange(next)
  }
  const rows = links.map((link, place) => ({ link, place, name: link.label || MENUS.nameless }))
  return (
    <div className="stack">
      {rows.map(({ link, place, name }) => (
        <div key={keyOf(place)} className="acts linkrow">
          <input
            className="inp"
            aria-label={`${MENUS.label} ${place + 1}`}
            maxLength={40}
            value={link.label}
            onChange={({ target }) => put(place, { label: target.value })}
          />
          <input
            className="inp"
            aria-label={`${MENUS.to} ${place + 1}`}
            maxLength={200}
            value={link.to}
            onChange={({ target }) => put(place, { to: target.value.trim() })}
          />
          <MoveButtons
            name={name}
            isFirst={place === 0}
            isLast={place === links.length - 1}
            onMove={(by) => move(place, by)}
          />
          <button
            type="button"
            className="btn x"
            aria-label={MENUS.remove(name)}
            onClick={() => onChange(links.filter((_, at) => at !== place))}
          >
            {MENUS.take}
          </button>
        </div>
      ))}
      <div>
        <button type="button" className="btn" onClick={onAdd}>
          <Icon name="plus" /> {addLabel}
        </button>
      </div>
    </div>
  )
}
