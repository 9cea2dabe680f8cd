-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_newsletter(proof text, topics public.newsletter_topic[], state text)
 RETURNS public.newsletter_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.newsletter_subscribers s set state = private.filled_text($3), confirmed_at = coalesce(s.confirmed_at, now()),
      refusals = 0, undeliverable_at = null,
      topics = array(select distinct t from unnest($2) as t where t is not null order by t)
    where s.id = private.subscriber_of(proof);
  return (case when found then 'saved' else 'unknown' end)::public.newsletter_change_outcome;
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.save_newsletter(proof text, topics public.newsletter_topic[], state text) owner to function_owner;
grant execute on function private.save_newsletter(proof text, topics public.newsletter_topic[], state text) to anon, authenticated;
