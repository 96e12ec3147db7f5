import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Panel {
  title: string
  type: string
  targets?: { expr: string; legendFormat?: string }[]
  gridPos: { x: number; y: number; w: number; h: number }
}

interface Dashboard {
  uid: string
  title: string
  panels: Panel[]
  templating: { list: { name: string; type: string; query: string }[] }
}

const FOLDER = join(import.meta.dirname, '../../cluster/dashboards')

/** The boards of Grafana, by the name of their file. */
export async function readDashboards(): Promise<{ file: string; dashboard: Dashboard }[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json'))
  return Promise.all(
    files.map(async (file) => ({ file, dashboard: JSON.parse(await readFile(join(FOLDER, file), 'utf8')) })),
  )
}

/** As Prometheus would get it: Grafana fills its own words in. */
export function fillVariables(question: string): string {
  return question.replaceAll('$__rate_interval', '5m').replace(/\$\{?\w+\}?/g, '.*')
}
