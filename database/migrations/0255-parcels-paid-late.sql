-- migrate:up

-- Money that comes after the deadline, or a parcel that is sent once more, brings an order back; its cycle follows it.
insert into internal.state_transitions (machine, from_state, to_state) values
('cycle', 'cancelled', 'ordered'),
('cycle', 'cancelled', 'delivered');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
