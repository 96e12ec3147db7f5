import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ChangeSetting, SettingKeyParam, ShopSettings } from '../setting/shop-setting.ts'
import { BenchChange, BenchSettings, NewBench, NewPrinter } from '../staff/bench-settings.ts'
import { Id, Nothing, text } from '../text-fields.ts'

/** Numbers of the shop, and what the warehouse stands on: benches and their printers. */
export const staffSettingEndpoints = {
  shopSettings: endpoint({
    method: 'GET',
    path: '/staff/settings/values',
    summary: 'Every number of the shop that people may change, with its last change.',
    access: 'staff',
    work: 'settings_seen',
    reply: ShopSettings,
    refusals: [],
  }),
  changeSetting: endpoint({
    method: 'PUT',
    path: '/staff/settings/values/:key',
    summary: 'Another value, which holds at once; methods of delivery that had the old hour or limit go with it.',
    access: 'staff',
    work: 'settings',
    params: SettingKeyParam,
    body: ChangeSetting,
    reply: z.object({ version: z.number() }),
    refusals: ['version_conflict', 'setting_invalid'],
  }),
  benchSettings: endpoint({
    method: 'GET',
    path: '/staff/settings/benches',
    summary: 'Every bench and printer, those out of use too.',
    access: 'staff',
    work: 'benches',
    reply: BenchSettings,
    refusals: [],
  }),
  addBench: endpoint({
    method: 'POST',
    path: '/staff/settings/benches',
    summary: 'A new bench with the printer beside it.',
    access: 'staff',
    work: 'benches',
    body: NewBench,
    reply: z.object({ benchId: z.number() }),
    status: 201,
    refusals: ['name_taken'],
  }),
  changeBench: endpoint({
    method: 'PUT',
    path: '/staff/settings/benches/:benchId',
    summary: 'Another name, another printer, in use or not; what waited for the old printer comes out of the new one.',
    access: 'staff',
    work: 'benches',
    params: z.strictObject({ benchId: Id }),
    body: BenchChange,
    reply: Nothing,
    refusals: ['name_taken', 'bench_busy'],
  }),
  addPrinter: endpoint({
    method: 'POST',
    path: '/staff/settings/printers',
    summary: 'A printer that the configuration knows by this code, or one of the browser.',
    access: 'staff',
    work: 'benches',
    body: NewPrinter,
    reply: z.object({ printerId: z.number() }),
    status: 201,
    refusals: ['name_taken', 'printer_unknown'],
  }),
  renamePrinter: endpoint({
    method: 'PUT',
    path: '/staff/settings/printers/:printerId',
    summary: 'Another name.',
    access: 'staff',
    work: 'benches',
    params: z.strictObject({ printerId: Id }),
    body: z.strictObject({ name: text(40) }),
    reply: Nothing,
    refusals: ['name_taken'],
  }),
} as const
