-- Counting a segment reads at most 1001 rows of an index, however many subscribers chose something else.

create index newsletter_subscribers_guidance on public.newsletter_subscribers (state)
  where 'guidance' = any (topics) and confirmed_at is not null and undeliverable_at is null;
create index newsletter_subscribers_events on public.newsletter_subscribers (state)
  where 'events' = any (topics) and confirmed_at is not null and undeliverable_at is null;
create index newsletter_subscribers_press on public.newsletter_subscribers (state)
  where 'press' = any (topics) and confirmed_at is not null and undeliverable_at is null;

-- How many people would get an issue, at most 1001; null for anyone but outreach. The topic is a literal of the query, so
-- that PostgreSQL finds its index.
create or replace function private.newsletter_segment_size(topic public.newsletter_topic, state text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  recipients text := format('select from public.newsletter_subscribers s
    where %L = any (s.topics) and s.confirmed_at is not null and s.undeliverable_at is null', $1);
  wanted text := private.filled_text($2);
  size integer;
begin
  if not private.is_staff('outreach') then return null; end if;
  if wanted is null then
    execute format('select count(*) from (%s limit 1001) as counted', recipients) into size;
  else
    execute format('select least(1001, count(*)) from (
      (%1$s and s.state = $1 limit 1001) union all (%1$s and s.state is null limit 1001)) as counted', recipients)
      into size using wanted;
  end if;
  return size;
end $$;
