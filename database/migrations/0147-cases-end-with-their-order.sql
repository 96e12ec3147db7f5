-- migrate:up

-- An order that is called off ends its cases, those whose goods have come among them (decision 135).
insert into internal.state_transitions (machine, from_state, to_state) values
  ('case', 'received', 'cancelled'),
  ('case', 'assessed', 'cancelled'),
  ('case', 'closed_without_goods', 'cancelled');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
