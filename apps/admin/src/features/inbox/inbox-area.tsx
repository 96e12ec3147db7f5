import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { INBOX } from '#app/texts/inbox.ts'

const InboxPage = lazy(() => import('./inbox-page.tsx').then((file) => ({ default: file.InboxPage })))

export const inboxArea: Area = {
  path: '/zpravy',
  title: INBOX.title,
  icon: 'inbox',
  group: 'work',
  key: 'Z',
  queues: ['messages', 'applications', 'reviews'],
  roles: ['staff_support', 'staff_content', 'staff_accounting', 'staff_admin'],
  routes: [
    { path: '/zpravy', element: <InboxPage /> },
    { path: '/zpravy/:tab', element: <InboxPage /> },
    { path: '/zpravy/:tab/:item', element: <InboxPage /> },
  ],
}
