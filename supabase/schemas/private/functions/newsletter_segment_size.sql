-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.newsletter_segment_size(topic public.newsletter_topic, state text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return null; end if;
  return (select count(*) from (
    select from public.newsletter_subscribers s where private.is_newsletter_recipient(s, $1, private.filled_text($2)) limit 1001
  ) as counted);
end $function$;
alter function private.newsletter_segment_size(topic public.newsletter_topic, state text) owner to function_owner;
grant execute on function private.newsletter_segment_size(topic public.newsletter_topic, state text) to authenticated;
