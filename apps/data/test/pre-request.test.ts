import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type FullService, startFullService } from './full-service.ts'

let service: FullService
beforeAll(async () => {
  service = await startFullService({
    overrides: { DATA_PRE_REQUEST: 'shop.still_holds' },
    sql: `create table public.revoked (role text);
      create function shop.still_holds() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      begin
        if exists (select from public.revoked where role = current_setting('request.jwt.claims')::jsonb ->> 'role') then
          raise sqlstate 'PT401' using message = 'JWT revoked';
        end if;
      end $$;
      grant execute on function shop.still_holds() to public`,
  })
})
afterAll(() => service.stop())

const context = '/rpc/request_context'

test('a token holds until the database takes it back, and then no longer, however often it was seen', async () => {
  for (let seen = 0; seen < 3; seen += 1) expect((await service.get(context, { role: 'staff' })).status).toBe(200)
  await service.database.query(`insert into public.revoked values ('staff')`)
  const refused = await service.get(context, { role: 'staff' })
  expect(refused.status).toBe(401)
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'PT401', message: 'JWT revoked' })
})

test('nothing is written under a token that was taken back', async () => {
  const headers = { ...bearer('staff'), 'Content-Type': 'application/json' }
  const refused = await service.send({ method: 'POST', path: context, headers, body: '{}' })
  expect(refused.status).toBe(401)
})

test('others go on, and so does whoever has no token', async () => {
  expect((await service.get(context, { role: 'customer' })).status).toBe(200)
  await service.database.query(`insert into public.revoked values ('anon')`)
  expect((await service.get(context)).status).toBe(200)
})
