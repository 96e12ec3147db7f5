import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { useSession } from '#app/session/use-session.ts'
import { SYSTEM } from '#app/texts/system.ts'
import { AuditSection } from './audit-section.tsx'
import { FeedsSection } from './feeds-section.tsx'
import { JobsSection } from './jobs-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { MissingSection } from './missing-section.tsx'
import { OverviewSection } from './overview-section.tsx'
import { SurveysSection } from './surveys-section.tsx'
import { type SystemTab, tabsOf } from './system-tabs.ts'
import { TasksSection } from './tasks-section.tsx'
import { TruthsSection } from './truths-section.tsx'
import { VisitsSection } from './visits-section.tsx'

/** What runs by itself, what became of it, and what waits for a person. */
export function SystemPage() {
  const { tab: asked } = useParams()
  const navigate = useNavigate()
  const role = useSession().session?.staff?.role
  const tabs = role ? tabsOf(role) : []
  const tab = tabs.find((one) => one === asked) ?? tabs[0]
  const Section = tab && SECTIONS[tab]
  useKeys(
    // There are nine digits.
    tabs.slice(0, 9).map((one, index) => ({
      keys: String(index + 1),
      label: SYSTEM.tabs[one],
      run: () => navigate(`/hlidac/${one}`),
    })),
  )
  return (
    <Screen title={SYSTEM.title}>
      <nav className="tabs" aria-label={SYSTEM.title}>
        {tabs.map((one) => (
          <Link
            key={one}
            to={`/hlidac/${one}`}
            className={one === tab ? 'on' : undefined}
            aria-current={one === tab ? 'page' : undefined}
          >
            {SYSTEM.tabs[one]}
          </Link>
        ))}
      </nav>
      {Section && <Section key={tab} />}
    </Screen>
  )
}

const SECTIONS: Record<SystemTab, () => ReactNode> = {
  prehled: OverviewSection,
  ukoly: TasksSection,
  hlidac: TruthsSection,
  ulohy: JobsSection,
  maily: MailsSection,
  srovnavace: FeedsSection,
  nenalezeno: MissingSection,
  navstevnost: VisitsSection,
  zaznam: AuditSection,
  dotazniky: SurveysSection,
}
