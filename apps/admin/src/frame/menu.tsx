import { LinkBase, useLocation, useLogout } from 'react-admin'
import mark from '#app/assets/logo-mark.svg'
import { Icon } from '#app/parts/icon.tsx'
import { useSession } from '#app/session/use-session.ts'
import { FRAME, ROLES } from '#app/texts/frame.ts'
import type { Area, AreaGroup } from './area.ts'
import { ThemeButton } from './theme-button.tsx'
import { useAreas } from './use-areas.ts'
import { useCounts, type Waiting } from './use-counts.ts'

/** More than this is „many“, also on the folded menu. */
const MOST = 999

const GROUPS: readonly AreaGroup[] = ['top', 'work', 'people', 'offer', 'running']

export function Menu() {
  const areas = useAreas()
  const waitingOf = useCounts()
  return (
    <nav className="side" aria-label={FRAME.menu}>
      <LinkBase className="brand" to="/" aria-label={FRAME.home}>
        <img src={mark} alt="" width="24" height="24" />
        <span>
          {FRAME.brand} <small>{FRAME.office}</small>
        </span>
      </LinkBase>
      {GROUPS.map((group) => (
        <MenuGroup
          key={group}
          group={group}
          areas={areas.filter((area) => area.group === group)}
          waitingOf={waitingOf}
        />
      ))}
      <Me />
    </nav>
  )
}

interface MenuGroupProps {
  group: AreaGroup
  areas: Area[]
  waitingOf(area: Area): Waiting | null
}

function MenuGroup({ group, areas, waitingOf }: MenuGroupProps) {
  if (areas.length === 0) return null
  return (
    <>
      {group !== 'top' && <h2>{FRAME.groups[group]}</h2>}
      {areas.map((area) => (
        <MenuLink key={area.path} area={area} waiting={waitingOf(area)} />
      ))}
    </>
  )
}

function MenuLink({ area: { path, title, icon }, waiting }: { area: Area; waiting: Waiting | null }) {
  const { pathname } = useLocation()
  const isHere = path === '/' ? pathname === '/' : pathname.startsWith(path)
  return (
    <LinkBase to={path} title={title} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{title}</span>
      {waiting && (
        <span className={waiting.isHot ? 'n hot' : 'n'}>{waiting.count > MOST ? `${MOST}+` : waiting.count}</span>
      )}
    </LinkBase>
  )
}

function Me() {
  const staff = useSession().session?.staff
  const logout = useLogout()
  if (!staff) return null
  return (
    <div className="me">
      <span className="av" role="img" aria-label={staff.email}>
        {staff.email.slice(0, 2).toUpperCase()}
      </span>
      <div className="sm grow">
        <b className="b6 el">{staff.email.split('@')[0]}</b>
        <span className="mut xs">{ROLES[staff.role]}</span>
      </div>
      <ThemeButton />
      <button
        type="button"
        className="btn q ic"
        title={FRAME.signOut}
        aria-label={FRAME.signOut}
        onClick={() => logout()}
      >
        <Icon name="exit" />
      </button>
    </div>
  )
}
