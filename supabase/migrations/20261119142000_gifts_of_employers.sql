-- Staff list the paid gifts with an employer; the index of all paid gifts was read, too, to exclude the others.
drop index public.donations_employer;
create index donations_employer on public.donations (created_at desc, id)
  where employer is not null and status = 'succeeded';
