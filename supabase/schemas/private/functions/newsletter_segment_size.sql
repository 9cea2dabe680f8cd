-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.newsletter_segment_size(topic public.newsletter_topic, state text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.newsletter_segment_size(topic public.newsletter_topic, state text) owner to function_owner;
grant execute on function private.newsletter_segment_size(topic public.newsletter_topic, state text) to authenticated;
