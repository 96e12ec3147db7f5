-- migrate:up

-- Who buys for a shop buys by cartons and pallets. A layer is said in cartons and a pallet in layers, so none of them is known without the one below.
select internal.unwatch_history('variants');
alter table shop.variants add column pieces_per_carton integer, add column cartons_per_layer integer, add column layers_per_pallet integer;
alter table shop.variants add constraint variants_cartons check (
  pieces_per_carton between 1 and 1000 and cartons_per_layer between 1 and 1000 and layers_per_pallet between 1 and 100) not valid;
alter table shop.variants add constraint variants_cartons_below check (
  (cartons_per_layer is null or pieces_per_carton is not null) and (layers_per_pallet is null or cartons_per_layer is not null)) not valid;
select internal.watch_history('variants');
comment on column shop.variants.pieces_per_carton is 'How many pieces are in a carton as it is shipped; empty when it is not known.';
comment on column shop.variants.cartons_per_layer is 'How many cartons make a layer of a pallet.';
comment on column shop.variants.layers_per_pallet is 'How many layers make a full pallet.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
