-- migrate:up

-- The name of a carrier is for people and may change; its adapter is found by the code. Without one the carrier is served by hand.
alter table shop.shipping_methods add column carrier_code text check (carrier_code in ('packeta', 'ppl'));
update shop.shipping_methods set carrier_code = case carrier when 'Zásilkovna' then 'packeta' else 'ppl' end
 where carrier in ('Zásilkovna', 'PPL');
-- Nobody carries what is fetched in person, and everything else somebody does.
alter table shop.shipping_methods
  add constraint shipping_methods_carrier check ((carrier is null) = (kind = 'personal-pickup') and (carrier_code is null or carrier is not null));

-- Copied from the method: who was told of a parcel is asked about it, whatever becomes of the method.
alter table shop.parcels add column carrier_code text;
update shop.parcels set carrier_code = case carrier when 'Zásilkovna' then 'packeta' else 'ppl' end
 where carrier in ('Zásilkovna', 'PPL');
alter table shop.parcels drop constraint parcels_carrier_shipment_id;
alter table shop.parcels add constraint parcels_carrier_shipment_id unique (carrier_code, carrier_shipment_id);

alter table internal.carrier_inbox rename carrier to carrier_code;
update internal.carrier_inbox set carrier_code = 'packeta';

-- Here it was never the carrier's code but the one the carrier has for the news.
alter table shop.parcel_events rename carrier_code to status_code;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
