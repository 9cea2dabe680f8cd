-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.announce_tickets(raffle public.raffles, person uuid, numbers integer[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.notify(person, 'raffles', 'raffle-entered', jsonb_build_object('title', raffle.title,
    'slug', raffle.slug, 'numbers', to_jsonb(numbers), 'closes', (raffle.closes_at at time zone raffle.time_zone)::date),
    format('raffle %s %s', raffle.id, numbers[1]))
$function$;
grant execute on function private.announce_tickets(raffle public.raffles, person uuid, numbers integer[]) to function_owner;
