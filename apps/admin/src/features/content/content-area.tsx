import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { CONTENT } from '#app/texts/content/wording.ts'

const PagesPage = lazy(() => import('./pages-page.tsx').then((file) => ({ default: file.PagesPage })))
const WordingPage = lazy(() => import('./wording-page.tsx').then((file) => ({ default: file.WordingPage })))

const ArticlesPage = lazy(() => import('./articles-page.tsx').then((file) => ({ default: file.ArticlesPage })))
const ArticlePage = lazy(() => import('./article-page.tsx').then((file) => ({ default: file.ArticlePage })))
const FaqPage = lazy(() => import('./faq/faq-page.tsx').then((file) => ({ default: file.FaqPage })))
const QuestionPage = lazy(() => import('./faq/question-page.tsx').then((file) => ({ default: file.QuestionPage })))
const BannersPage = lazy(() => import('./banners/banners-page.tsx').then((file) => ({ default: file.BannersPage })))
const BannerPage = lazy(() => import('./banners/banner-page.tsx').then((file) => ({ default: file.BannerPage })))
const SectionsPage = lazy(() => import('./sections/sections-page.tsx').then((file) => ({ default: file.SectionsPage })))
const SectionPage = lazy(() => import('./sections/section-page.tsx').then((file) => ({ default: file.SectionPage })))
const MenusPage = lazy(() => import('./menus/menus-page.tsx').then((file) => ({ default: file.MenusPage })))
const MenuPage = lazy(() => import('./menus/menu-page.tsx').then((file) => ({ default: file.MenuPage })))
const LandingsPage = lazy(() => import('./landings/landings-page.tsx').then((file) => ({ default: file.LandingsPage })))
const LandingPage = lazy(() => import('./landings/landing-page.tsx').then((file) => ({ default: file.LandingPage })))
const CampaignsPage = lazy(() =>
  import('./campaigns/campaigns-page.tsx').then((file) => ({ default: file.CampaignsPage })),
)
const CampaignPage = lazy(() =>
  import('./campaigns/campaign-page.tsx').then((file) => ({ default: file.CampaignPage })),
)
const SegmentsPage = lazy(() =>
  import('./campaigns/segments-page.tsx').then((file) => ({ default: file.SegmentsPage })),
)
const RedirectsPage = lazy(() => import('./redirects-page.tsx').then((file) => ({ default: file.RedirectsPage })))

export const contentArea: Area = {
  path: '/obsah',
  title: CONTENT.title,
  icon: 'doc',
  group: 'offer',
  key: 'T',
  roles: ['staff_content', 'staff_admin'],
  routes: [
    { path: '/obsah', element: <PagesPage /> },
    { path: '/obsah/stranky/:slug', element: <WordingPage /> },
    { path: '/obsah/blog', element: <ArticlesPage /> },
    { path: '/obsah/blog/:id', element: <ArticlePage /> },
    { path: '/obsah/dotazy', element: <FaqPage /> },
    { path: '/obsah/dotazy/:id', element: <QuestionPage /> },
    { path: '/obsah/uvod', element: <BannersPage /> },
    { path: '/obsah/uvod/:id', element: <BannerPage /> },
    { path: '/obsah/bloky', element: <SectionsPage /> },
    { path: '/obsah/bloky/:slug', element: <SectionPage /> },
    { path: '/obsah/menu', element: <MenusPage /> },
    { path: '/obsah/menu/:code', element: <MenuPage /> },
    { path: '/obsah/lp', element: <LandingsPage /> },
    { path: '/obsah/lp/:id', element: <LandingPage /> },
    { path: '/obsah/kampane', element: <CampaignsPage /> },
    { path: '/obsah/kampane/:id', element: <CampaignPage /> },
    { path: '/obsah/segmenty', element: <SegmentsPage /> },
    { path: '/obsah/presmerovani', element: <RedirectsPage /> },
  ],
}
