import { addressesOfMenu } from '@shop/domain/content/menu'
import { LinkBase } from 'react-admin'
import { ContentScreen } from '#app/features/content/content-screen.tsx'
import { Note } from '#app/parts/note.tsx'
import { MENU_PLACES, MENUS } from '#app/texts/content/menu.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { useMenus } from './read-menus.ts'

/** Links of the header, the footer and the menu of small screens, by their place. */
export function MenusPage() {
  const { data, isError } = useMenus()
  const { columns } = MENUS
  return (
    <ContentScreen tab="menus">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {!data && !isError && <p className="pad mut">{PARTS.loading}</p>}
      {data && (
        <table className="tb">
          <caption className="vh">{MENUS.caption}</caption>
          <thead>
            <tr>
              <th>{columns.name}</th>
              <th>{columns.where}</th>
              <th className="num">{columns.links}</th>
              <th>{columns.state}</th>
              <th>{columns.changed}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ code, items, dead, updatedAt, changedBy }) => (
              <tr key={code}>
                <td>
                  <LinkBase to={`/obsah/menu/${code}`}>
                    <b className="b6">{MENU_PLACES[code].name}</b>
                  </LinkBase>
                </td>
                <td>{MENU_PLACES[code].where}</td>
                <td className="num">{addressesOfMenu(items).length}</td>
                <td>
                  <span className={dead.length > 0 ? 'st wrn' : 'st ok'}>
                    {dead.length > 0 ? MENUS.dead(dead.length) : MENUS.alive}
                  </span>
                </td>
                <td className="mut nw">
                  {formatMoment(updatedAt)} {changedBy}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ContentScreen>
  )
}
