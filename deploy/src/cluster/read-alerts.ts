import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

export interface Alert {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const FOLDER = join(import.meta.dirname, '../../cluster')
export const ALERT_FILES = ['alerts.yml', 'shop-alerts.yml'].map((file) => join(FOLDER, file))

export async function readAlerts(): Promise<Alert[]> {
  const files = await Promise.all(ALERT_FILES.map(async (path) => parse(await readFile(path, 'utf8'))))
  return files.flatMap(({ groups }: { groups: { rules: Alert[] }[] }) => groups.flatMap(({ rules }) => rules))
}
