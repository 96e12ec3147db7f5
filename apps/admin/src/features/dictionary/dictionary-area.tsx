import type { Dictionary } from '@shop/domain/catalog/dictionary'
import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { DICTIONARY } from '#app/texts/shop/dictionary.ts'
import { DICTIONARY_TABS } from './dictionary-tabs.ts'

const DictionaryPage = lazy(() => import('./dictionary-page.tsx').then((file) => ({ default: file.DictionaryPage })))
const toRoute = ({ path, key }: { path: string; key: Dictionary }) => ({
  path,
  element: <DictionaryPage key={key} dictionary={key} />,
})

export const dictionaryArea: Area = {
  path: '/ciselniky',
  title: DICTIONARY.title,
  icon: 'list',
  group: 'offer',
  key: 'E',
  roles: ['staff_content', 'staff_admin'],
  routes: DICTIONARY_TABS.map(toRoute),
}
