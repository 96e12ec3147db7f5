import { z } from 'zod'
import type { Db } from '#app/store/database'
import { selectSettings } from '#app/store/store.sql'

const Settings = z.object({
  'shipment.minimum_days_left': z.int(),
  'shipment.presumed_delivered_days': z.int(),
  'shipment.closed_after_days': z.int(),
})

export async function loadShipmentSettings(db: Db) {
  const settings = Settings.parse(await selectSettings(db, 'shipment.'))
  return {
    minimumDaysLeft: settings['shipment.minimum_days_left'],
    presumedDays: settings['shipment.presumed_delivered_days'],
    closedAfterDays: settings['shipment.closed_after_days'],
  }
}
