import type pg from 'pg'

/** Two batches of everything that is eaten: the older one is to be sent first. Made once; what was sold since stays sold. */
export async function loadBatches(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into shop.batches (variant_id, code, best_before, produced_on, received_on, on_hand)
     select v.id, 'L' || b.mark || lpad(v.id::text, 5, '0'), b.best_before, b.produced_on, b.received_on,
            case b.nth when 1 then s.on_hand / 3 else s.on_hand - s.on_hand / 3 end
       from shop.variants v
       join shop.stock s on s.variant_id = v.id
       cross join (values
         (1, '2609', date '2027-09-30', date '2026-09-14', date '2026-09-21'),
         (2, '2610', date '2027-10-31', date '2026-10-12', date '2026-10-19')
       ) as b (nth, mark, best_before, produced_on, received_on)
      where v.vat_class = 'feed' and not exists (select from shop.batches known where known.variant_id = v.id)`,
  )
}

/** What the label does not declare and the shop promises to show all the same. */
const FINDINGS = [
  { name: 'Salmonella', value: 'negativní', unit: 'v 25 g', limit: 'negativní' },
  { name: 'Enterobakterie', value: '< 10', unit: 'KTJ/g', limit: '300 KTJ/g' },
  { name: 'Plísně', value: '< 100', unit: 'KTJ/g', limit: '1 000 KTJ/g' },
  { name: 'Peroxidové číslo tuku', value: '3,4', unit: 'mekv. O2/kg', limit: '20 mekv. O2/kg' },
]

/** The older batch of every food with declared constituents went through a laboratory, which never measures just what is declared. */
export async function loadAnalyses(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into shop.batch_analyses (batch_id, laboratory, protocol, analysed_on, figures, findings)
     select b.id, 'Státní veterinární ústav Jihlava', 'SVU-' || b.code, b.produced_on + 5,
            jsonb_object_agg(c.constituent, greatest(0.1, round(c.percent + (((b.id * 7 + length(c.constituent) * 3) % 9) - 4) * 0.1, 1))),
            $1
       from shop.batches b join shop.variants v on v.id = b.variant_id
       join shop.product_constituents c on c.product_id = v.product_id and c.percent > 0
      where b.code like 'L2609%'
      group by b.id, b.code, b.produced_on
     on conflict (batch_id) do nothing`,
    [JSON.stringify(FINDINGS)],
  )
}

/** A place for everything that is kept, and two tables to pack it at. Made once, as people may move things. */
export async function loadWarehouse(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update shop.stock set shelf = chr(65 + (variant_id / 32 % 4)::integer) || (variant_id / 4 % 8 + 1) || '-' || (variant_id % 4 + 1)
      where shelf is null`,
  )
  await client.query(
    `insert into internal.printers (code, name, kind)
     values ('zebra-1', 'Zebra 1', 'zpl'), ('zebra-2', 'Zebra 2', 'zpl'), ('prohlizec', 'Tisk z prohlížeče', 'pdf')
     on conflict (code) do nothing`,
  )
  await client.query(
    `insert into internal.benches (name, printer_id)
     select b.name, p.id from (values ('Stůl 1', 'zebra-1'), ('Stůl 2', 'zebra-2')) as b (name, code)
       join internal.printers p on p.code = b.code on conflict (name) do nothing`,
  )
}
