import { z } from 'zod'
import type { Db } from '#app/store/database'
import { selectSettings } from '#app/store/store.sql'

const Settings = z.object({
  'payment.reminder_days': z.int(),
  'payment.overdue_reminder_days': z.array(z.int()),
  'payment.tolerance': z.int(),
  'payment.least_share_percent': z.int().min(0).max(100),
})

interface PaymentSettings {
  reminderDays: number
  overdueDays: readonly number[]
  tolerance: number
  leastSharePercent: number
}

export async function loadPaymentSettings(db: Db): Promise<PaymentSettings> {
  const settings = Settings.parse(await selectSettings(db, 'payment.'))
  return {
    reminderDays: settings['payment.reminder_days'],
    overdueDays: settings['payment.overdue_reminder_days'],
    tolerance: settings['payment.tolerance'],
    leastSharePercent: settings['payment.least_share_percent'],
  }
}
