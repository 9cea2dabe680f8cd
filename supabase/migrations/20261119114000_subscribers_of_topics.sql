-- A page of the confirmed subscribers of a topic. Row-level security hides from the planner how many there are: it
-- expected a few, and sorted all of them instead of reading the first ones in the order of the index.
create function public.subscriber_page(
  topic public.newsletter_topic, after_confirmed timestamptz default null, after_id uuid default null,
  up_to integer default 26
) returns setof public.newsletter_subscribers
language plpgsql stable rows 26
set search_path = '' set plan_cache_mode = force_custom_plan set enable_sort = off as $$
declare
  latest timestamptz := coalesce(after_confirmed, 'infinity');
  first_id uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
begin
  return query select s.* from public.newsletter_subscribers s
    where s.confirmed_at is not null and s.topics @> array[topic]
      and s.confirmed_at <= latest and (s.confirmed_at < latest or s.id > first_id)
    order by s.confirmed_at desc, s.id limit least(up_to, 1000);
end $$;
grant execute on function public.subscriber_page to authenticated;
