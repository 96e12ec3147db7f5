import { inject } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, value } from '../../as-role.ts'

export interface DemoDatabase extends TestDatabase {
  /** The single value of a query, asked as anybody on the internet. */
  ask<Value>(query: string, values?: unknown[]): Promise<Value>
}

export async function openDemoDatabase(): Promise<DemoDatabase> {
  const database = await cloneDemoDatabase(inject('templateUrl'))
  return {
    ...database,
    ask: (query, values = []) => asAnonymous(database.pool, (client) => value(client, query, values)),
  }
}
