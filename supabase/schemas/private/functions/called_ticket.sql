-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.called_ticket(slug text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select w.id from public.raffle_winners w join public.raffles r on r.id = w.raffle_id
  where r.slug = called_ticket.slug and w.user_id = private.caller_id() and w.called_at is not null
  order by w.claimed_at is not null or w.passed_at is not null, w.place limit 1
$function$;
grant execute on function private.called_ticket(slug text) to function_owner;
