import { z } from 'zod'
import type { Db } from '#app/store/database'
import { selectSettings } from '#app/store/store.sql'

const Settings = z.object({
  'document.supply_day': z.enum(['handed_over', 'delivered']),
  'document.issue_days': z.int(),
})

export async function loadDocumentSettings(db: Db) {
  const settings = Settings.parse(await selectSettings(db, 'document.'))
  return { supplyDay: settings['document.supply_day'], issueDays: settings['document.issue_days'] }
}
