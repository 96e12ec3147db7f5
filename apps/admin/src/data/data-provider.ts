import postgrestRestProvider, { defaultPrimaryKeys, defaultSchema } from '@raphiniert/ra-data-postgrest'
import type { DataProvider } from 'react-admin'
import { dataFetch } from './data-fetch.ts'

const reading = postgrestRestProvider({
  apiUrl: '/data',
  httpClient: dataFetch,
  defaultListOp: 'eq',
  primaryKeys: defaultPrimaryKeys,
  schema: defaultSchema,
})

/** No role of staff may write a row: what changes something is a command of the services. */
async function refuseWrite(resource: string): Promise<never> {
  throw new Error(`${resource} is changed by a command, not by a row.`)
}

export const dataProvider: DataProvider = {
  ...reading,
  create: refuseWrite,
  update: refuseWrite,
  updateMany: refuseWrite,
  delete: refuseWrite,
  deleteMany: refuseWrite,
}
