import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { OUTREACH } from '#app/texts/outreach/outreach.ts'

const RetailersPage = lazy(() => import('./retailers-page.tsx').then((file) => ({ default: file.RetailersPage })))
const FairsPage = lazy(() => import('./fairs-page.tsx').then((file) => ({ default: file.FairsPage })))
const FairPage = lazy(() => import('./fair-page.tsx').then((file) => ({ default: file.FairPage })))
const SurveysPage = lazy(() => import('./surveys-page.tsx').then((file) => ({ default: file.SurveysPage })))
const SurveyPage = lazy(() => import('./survey-page.tsx').then((file) => ({ default: file.SurveyPage })))

export const outreachArea: Area = {
  path: '/prodejci',
  title: OUTREACH.title,
  icon: 'users',
  group: 'offer',
  key: 'V',
  roles: ['staff_content', 'staff_admin'],
  queues: ['retailers'],
  routes: [
    { path: '/prodejci', element: <RetailersPage /> },
    { path: '/prodejci/veletrhy', element: <FairsPage /> },
    { path: '/prodejci/veletrhy/:id', element: <FairPage /> },
    { path: '/prodejci/dotazniky', element: <SurveysPage /> },
    { path: '/prodejci/dotazniky/:type', element: <SurveyPage /> },
  ],
}
