-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remind_winners()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.notify(w.user_id, 'account', 'raffle-claim-soon',
    jsonb_build_object('title', r.title, 'slug', r.slug, 'number', w.number, 'claim_by', w.claim_by,
      'time_zone', r.time_zone),
    'raffle reminder ' || w.id)
  from public.raffle_winners w join public.raffles r on r.id = w.raffle_id
  where w.user_id is not null and w.called_at is not null and w.claimed_at is null and w.passed_at is null
    and w.claim_by between now() and now() + interval '2 days'
$function$;
grant execute on function private.remind_winners() to function_owner;
