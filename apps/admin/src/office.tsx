import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type ReactNode, Suspense } from 'react'
import { Admin, CustomRoutes, reactRouterProvider } from 'react-admin'
import { AREAS } from '#app/areas.ts'
import { dataProvider } from '#app/data/data-provider.ts'
import { InvitationPage } from '#app/features/entry/invitation-page.tsx'
import { SignInPage } from '#app/features/entry/sign-in-page.tsx'
import { FindDialog } from '#app/features/find/find-dialog.tsx'
import { HomePage } from '#app/features/home/home-page.tsx'
import type { Area } from '#app/frame/area.ts'
import { BrokenPage } from '#app/frame/broken-page.tsx'
import { useIsFindOpen } from '#app/frame/find-state.ts'
import { Frame } from '#app/frame/frame.tsx'
import { GuardedArea } from '#app/frame/guarded-area.tsx'
import { MissingPage } from '#app/frame/missing-page.tsx'
import { SignedIn } from '#app/frame/signed-in.tsx'
import { Surroundings } from '#app/frame/surroundings.tsx'
import { AreasContext } from '#app/frame/use-areas.ts'
import { authProvider, SIGN_IN } from '#app/session/auth-provider.ts'
import { MESSAGES } from '#app/texts/messages.ts'
import { THEMES } from '#app/theme/themes.ts'

const { Route } = reactRouterProvider
const i18nProvider = polyglotI18nProvider(() => MESSAGES, 'cs', [{ locale: 'cs', name: 'Čeština' }], {
  allowMissing: true,
})

/** The whole back office: who comes in, what they find, and what stands around it. */
export function Office() {
  return (
    <AreasContext value={AREAS}>
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        lightTheme={THEMES.light}
        darkTheme={THEMES.dark}
        layout={OfficeLayout}
        loginPage={false}
        catchAll={MissingPage}
        error={BrokenPage}
        disableTelemetry
      >
        <CustomRoutes>
          <Route path="/" element={<HomePage />} />
          {AREAS.flatMap((area) => toRoutes(area, false))}
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path={SIGN_IN} element={<SignInPage />} />
          <Route path="/pozvanka/:token" element={<InvitationPage />} />
          {AREAS.flatMap((area) => toRoutes(area, true))}
        </CustomRoutes>
      </Admin>
    </AreasContext>
  )
}

function toRoutes(area: Area, isBare: boolean) {
  return area.routes
    .filter((route) => (route.isBare ?? false) === isBare)
    .map(({ path, element }) => {
      const guarded = (
        <GuardedArea area={area}>
          <Suspense fallback={null}>{element}</Suspense>
        </GuardedArea>
      )
      return <Route key={path} path={path} element={isBare ? <BareLayout>{guarded}</BareLayout> : guarded} />
    })
}

function OfficeLayout({ children }: { children: ReactNode }) {
  const isFindOpen = useIsFindOpen()
  return (
    <SignedIn>
      <Surroundings>
        <Frame palette={isFindOpen && <FindDialog />}>{children}</Frame>
      </Surroundings>
    </SignedIn>
  )
}

function BareLayout({ children }: { children: ReactNode }) {
  return (
    <SignedIn>
      <Surroundings>{children}</Surroundings>
    </SignedIn>
  )
}
