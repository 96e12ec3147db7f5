import { Navigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useAreas } from '#app/frame/use-areas.ts'
import { HOME } from '#app/texts/home.ts'

/** The first screen of whoever came in: the first item of their menu. */
export function HomePage() {
  const [first] = useAreas()
  if (first) return <Navigate to={first.path} replace />
  return (
    <Screen title={HOME.title}>
      <div className="empty pad">
        <h3>{HOME.nothing}</h3>
        <p className="mut">{HOME.sentence}</p>
      </div>
    </Screen>
  )
}
